import { type CallCounts, type CountsByCall, since, sumOf } from './call-counts.ts'

export interface RecentCalls {
  /** Calls of the last hour. */
  byCall: CountsByCall
  /** All of them by the step they fell into, by when it began. */
  steps: { at: string; counts: CallCounts }[]
}

/** Of numbers that only grow, what came in the last steps: keeps them as they were when each step began. */
export function createRecentCalls(options: { stepMs: number; steps: number }): {
  take(nowMs: number, counts: CountsByCall): RecentCalls
} {
  const { stepMs, steps } = options
  const begun: { atMs: number; counts: CountsByCall }[] = []
  return {
    take: (nowMs, counts) => {
      const stepAtMs = Math.floor(nowMs / stepMs) * stepMs
      // What was before the first reading is of the step in which it was read.
      if (begun.length === 0) begun.push({ atMs: stepAtMs, counts: {} })
      else if (stepAtMs > (begun.at(-1)?.atMs ?? 0)) begun.push({ atMs: stepAtMs, counts })
      while ((begun[0]?.atMs ?? stepAtMs) <= stepAtMs - steps * stepMs) begun.shift()
      return {
        byCall: since(begun[0]?.counts ?? {}, counts),
        steps: begun.map(({ atMs, counts: former }, at) => ({
          at: new Date(atMs).toISOString(),
          counts: sumOf(Object.values(since(former, begun[at + 1]?.counts ?? counts))),
        })),
      }
    },
  }
}
