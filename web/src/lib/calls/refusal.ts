let look: (() => void) | null = null

/** Who is told when the server refuses a signed-in person: their rights may have changed since they came. */
export function onRefusal(listener: () => void): void {
  look = listener
}
export const announceRefusal = (): void => look?.()
