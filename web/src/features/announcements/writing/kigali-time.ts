/** Kigali is two hours ahead of UTC the whole year. */
const AHEAD = '+02:00'
const AHEAD_MS = 2 * 3_600_000

/** `2026-11-20T14:04`, as a field for a date and a time holds it, read in Kigali wherever the computer is; null for no moment. */
export function momentOf(typed: string): string | null {
  const at = new Date(`${typed}${AHEAD}`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** The same the other way round. */
export const typedOf = (moment: string | number): string =>
  new Date(new Date(moment).getTime() + AHEAD_MS).toISOString().slice(0, 16)
