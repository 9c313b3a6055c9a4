import { CALL_KINDS, type CallTimes, SLOWEST_CALLS, STEP_MINUTES, STEPS } from '@academy/contract/system'
import {
  added,
  answersIn,
  type CallCounts,
  errorsIn,
  NO_COUNTS,
  quantileMs,
  type RecentCalls,
  sumOf,
} from '../../services/figures/index.ts'
import { kindOfCall } from './call-kinds.ts'

/** Of fewer answers the slowest one would decide. */
const SLOWEST_OF_AT_LEAST = 5

export function timesOf(counts: CallCounts): CallTimes {
  return {
    count: answersIn(counts),
    errors: errorsIn(counts),
    p50Ms: rounded(quantileMs(counts, 0.5)),
    p95Ms: rounded(quantileMs(counts, 0.95)),
  }
}

const rounded = (ms: number | null) => (ms === null ? null : Math.round(ms * 10) / 10)

function ofAllNodes(nodes: readonly RecentCalls[]): Map<string, CallCounts> {
  const all = new Map<string, CallCounts>()
  for (const { byCall } of nodes)
    for (const [call, counts] of Object.entries(byCall))
      all.set(call, added(all.get(call) ?? NO_COUNTS, counts))
  return all
}

export const allTimes = (nodes: readonly RecentCalls[]): CallTimes =>
  timesOf(sumOf(ofAllNodes(nodes).values()))

/** Of several nodes as of one that had answered all: numbers are added up before a time is read from them. */
export function mergeCalls(nodes: readonly RecentCalls[], nowMs: number) {
  const calls = ofAllNodes(nodes)
  const kinds = CALL_KINDS.map((kind) => {
    const own = [...calls].filter(([call]) => kindOfCall(call) === kind)
    return { kind, ...timesOf(sumOf(own.map(([, counts]) => counts))) }
  })
  const slowest = [...calls]
    .map(([call, counts]) => ({ call, ...timesOf(counts) }))
    .filter(({ count }) => count >= SLOWEST_OF_AT_LEAST)
    .sort((a, b) => (b.p95Ms ?? 0) - (a.p95Ms ?? 0) || b.count - a.count || (a.call < b.call ? -1 : 1))
    .slice(0, SLOWEST_CALLS)
  return { kinds, slowest, steps: mergeSteps(nodes, nowMs) }
}

/** Each step of the last hour, those in which nobody called too. */
function mergeSteps(nodes: readonly RecentCalls[], nowMs: number) {
  const stepMs = STEP_MINUTES * 60_000
  const last = Math.floor(nowMs / stepMs) * stepMs
  const known = new Map<string, CallCounts>()
  for (const { at, counts } of nodes.flatMap(({ steps }) => steps))
    known.set(at, added(known.get(at) ?? NO_COUNTS, counts))
  return Array.from({ length: STEPS }, (_, back) => {
    const at = new Date(last - (STEPS - 1 - back) * stepMs).toISOString()
    return { at, ...timesOf(known.get(at) ?? NO_COUNTS) }
  })
}
