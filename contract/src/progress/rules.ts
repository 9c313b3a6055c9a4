/** A lecture counts as studied at this share of it, truly watched or seen. */
export const COMPLETE_AT_SHARE = 0.9

export interface ProgressSummary {
  /** Finite, 0 to 100, one decimal at most; 100 only when every lecture is complete. */
  courseProgressPercentage: number
  completedLectures: number
  allLectures: number
}

/** Progress over the lectures that exist now: completed ids of deleted lectures count for nothing, no lectures is 0 %. */
export function progressOf(lectureIds: readonly string[], completedIds: Iterable<string>): ProgressSummary {
  const existing = new Set(lectureIds)
  const done = new Set([...completedIds].filter((lectureId) => existing.has(lectureId)))
  return summarise(done.size, existing.size)
}

/** The same from counts, for lists. Rounds down, so that 99.97 % never reads as done. */
export function summarise(completedLectures: number, allLectures: number): ProgressSummary {
  const courseProgressPercentage =
    allLectures === 0 ? 0 : Math.floor((completedLectures / allLectures) * 1000) / 10
  return { courseProgressPercentage, completedLectures, allLectures }
}

/** The most ranges kept of one lecture; somebody who jumps about more than that loses the shortest. */
export const WATCHED_MAX_RANGES = 500

export type Range = readonly [start: number, end: number]

/** Sorted, merged ranges; touching ones become one, empty and broken ones go. */
export function mergeRanges(ranges: readonly Range[]): [number, number][] {
  const sound = ranges.filter(
    ([start, end]) => Number.isFinite(start) && Number.isFinite(end) && end > start && start >= 0,
  )
  const merged: [number, number][] = []
  for (const [start, end] of sound.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1] + 0.25) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

/** What is known and what is new, as one list, cut to the lecture's length when that is known. */
export function addWatched(
  known: readonly Range[],
  more: readonly Range[],
  length: number | null,
): [number, number][] {
  const end = length ?? Number.POSITIVE_INFINITY
  const merged = mergeRanges(
    [...known, ...more].map(([from, to]) => [Math.min(from, end), Math.min(to, end)] as const),
  )
  if (merged.length <= WATCHED_MAX_RANGES) return merged
  const kept = merged.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, WATCHED_MAX_RANGES)
  return kept.toSorted((a, b) => a[0] - b[0])
}

/** How much of `length` (seconds or pages) the ranges cover, 0 to 1. */
export function shareWatched(ranges: readonly Range[], length: number): number {
  if (!(length > 0)) return 0
  const covered = mergeRanges(ranges).reduce(
    (sum, [start, end]) => sum + Math.max(0, Math.min(end, length) - Math.min(start, length)),
    0,
  )
  return Math.min(1, covered / length)
}
