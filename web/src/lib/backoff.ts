interface Waits {
  firstMs: number
  longestMs: number
}

/** Longer after each failure, and never the same for all: a server that comes back is not run over. */
export function backoffMs(
  { firstMs, longestMs }: Waits,
  failures: number,
  random: () => number = Math.random,
): number {
  return Math.min(longestMs, firstMs * 2 ** failures) * (0.5 + random() / 2)
}
