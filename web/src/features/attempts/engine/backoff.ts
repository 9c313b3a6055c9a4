export const FIRST_RETRY_MS = 500
export const LAST_RETRY_MS = 15_000

/** Longer after each failure, and never the same for all: a server that comes back is not run over. */
export function retryDelayMs(failures: number, random: () => number): number {
  const longest = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures, 10))
  return Math.max(FIRST_RETRY_MS, longest * (0.5 + random() / 2))
}
