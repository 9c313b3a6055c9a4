// What is kept in memory for one person goes when another comes: whoever keeps something says how to forget it.

const forgetters = new Set<() => void>()

export function forgetOnPersonChange(forget: () => void): void {
  forgetters.add(forget)
}

export function personChanged(): void {
  for (const forget of forgetters) forget()
}
