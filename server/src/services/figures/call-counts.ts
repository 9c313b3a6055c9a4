/** Up to here, in ms; slower answers are counted in one more. */
export const BUCKETS_MS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]
/** How many answers fell between which two bounds, the fastest first; after them, how many were errors. Numbers of several
 * nodes, steps or calls are added up, and only then is a time read from them. */
export type CallCounts = readonly number[]
const ERRORS = BUCKETS_MS.length + 1

/** By call: `GET /api/course/:id`. */
export type CountsByCall = Record<string, CallCounts>

export const NO_COUNTS: CallCounts = Array.from({ length: ERRORS + 1 }, () => 0)

export const added = (one: CallCounts, other: CallCounts): CallCounts =>
  one.map((count, at) => count + (other[at] ?? 0))

export const sumOf = (all: Iterable<CallCounts>): CallCounts => [...all].reduce(added, NO_COUNTS)

/** What came since. A call that was not there before began with nothing. */
export function since(before: CountsByCall, now: CountsByCall): CountsByCall {
  const grown = Object.entries(now).map(([call, counts]): [string, CallCounts] => {
    const former = before[call] ?? NO_COUNTS
    return [call, counts.map((count, at) => count - (former[at] ?? 0))]
  })
  return Object.fromEntries(grown.filter(([, counts]) => answersIn(counts) > 0))
}

export const answersIn = (counts: CallCounts): number =>
  counts.slice(0, ERRORS).reduce((sum, n) => sum + n, 0)
export const errorsIn = (counts: CallCounts): number => counts[ERRORS] ?? 0

/** The time within which that share of the answers came, read between two bounds as Prometheus reads it; null where none came. */
export function quantileMs(counts: CallCounts, share: number): number | null {
  const answers = answersIn(counts)
  if (answers === 0) return null
  const wanted = share * answers
  let below = 0
  for (const [at, to] of BUCKETS_MS.entries()) {
    const here = counts[at] ?? 0
    const from = BUCKETS_MS[at - 1] ?? 0
    if (here > 0 && below + here >= wanted) return from + (to - from) * ((wanted - below) / here)
    below += here
  }
  return BUCKETS_MS.at(-1) ?? null
}

interface HistogramValue {
  metricName?: string
  labels: Partial<Record<string, string | number>>
  value: number
}

/** From the values of a histogram by method, route and status, whose buckets hold all that was faster as well. */
export function countsOf(values: readonly HistogramValue[]): CountsByCall {
  const all: Record<string, number[]> = {}
  for (const { labels, value, metricName } of values) {
    const call = `${labels.method} ${labels.route}`
    if (metricName?.endsWith('_sum')) continue
    all[call] ??= [...NO_COUNTS]
    const counts = all[call]
    if (metricName?.endsWith('_count')) {
      if (Number(labels.status) >= 500) counts[ERRORS] = (counts[ERRORS] ?? 0) + value
      continue
    }
    const at = labels.le === '+Inf' ? BUCKETS_MS.length : BUCKETS_MS.indexOf(Number(labels.le) * 1000)
    counts[at] = (counts[at] ?? 0) + value
  }
  return Object.fromEntries(
    Object.entries(all).map(([call, counts]) => [
      call,
      counts.map((count, at) => (at === 0 || at === ERRORS ? count : count - (counts[at - 1] ?? 0))),
    ]),
  )
}
