export interface Random {
  /** 0 to 1. */
  next(): number
  chance(share: number): boolean
  /** Whole, both ends included. */
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
}

/** The same seed draws the same, on every machine (mulberry32). */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    chance: (share) => next() < share,
    between,
    pick: <T>(list: readonly T[]) => list[between(0, list.length - 1)] as T,
  }
}
