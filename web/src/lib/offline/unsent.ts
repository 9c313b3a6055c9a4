// Work that rooms keep outside the outbox until the server has it: whoever keeps some says how much waits for a person.

type Count = (person: string) => Promise<number>

const counts = new Set<Count>()

export function registerUnsent(count: Count): void {
  counts.add(count)
}

export async function countUnsent(person: string): Promise<number> {
  const found = await Promise.all([...counts].map((count) => count(person).catch(() => 0)))
  return found.reduce((sum, one) => sum + one, 0)
}

/** The page goes out of sight or away: what is still unsent goes now, since a phone that puts a page away may never say that it closes it.
 * Where the server draws pages there is nothing to hide. */
export function whenPageHides(act: () => void): void {
  if (typeof document === 'undefined') return
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') act()
  })
  window.addEventListener('pagehide', act)
}
