import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { added, answersIn, BUCKETS_MS, type CallCounts, NO_COUNTS, quantileMs } from './call-counts.ts'
import { createFigures } from './figures.ts'
import { createRecentCalls } from './recent-calls.ts'

const pool = { totalCount: 3, idleCount: 2, waitingCount: 0, options: { max: 12 } }
const figures = () => createFigures({ pool, dataDir: '.' })
const CALL = 'GET /api/course/:id'

async function countsOf(calls: readonly { ms: number; status: number }[]): Promise<CallCounts> {
  const own = figures()
  for (const call of calls) own.answered({ method: 'GET', route: '/api/course/:id', ...call })
  return (await own.calls())[CALL] ?? NO_COUNTS
}

const aCall = fc.record({
  ms: fc.double({ min: 0, max: 20_000, noNaN: true }),
  status: fc.constantFrom(200, 404, 503),
})

test('a quantile lies between the bounds between which the answer of that rank lies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aCall, { minLength: 1, maxLength: 60 }),
      fc.constantFrom(0.5, 0.95),
      async (calls, share) => {
        const times = calls.map(({ ms }) => ms).sort((a, b) => a - b)
        const ranked = times[Math.ceil(share * times.length) - 1] ?? 0
        const to = BUCKETS_MS.find((bound) => ranked <= bound) ?? 10_000
        const from = BUCKETS_MS[BUCKETS_MS.indexOf(to) - 1] ?? 0
        const found = quantileMs(await countsOf(calls), share) ?? -1
        expect(found).toBeGreaterThanOrEqual(ranked > 10_000 ? 10_000 : from)
        expect(found).toBeLessThanOrEqual(to)
      },
    ),
  )
})

test('two nodes added up are one node that answered all', async () => {
  const lists = fc.array(aCall, { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(lists, lists, async (one, other) => {
      expect(added(await countsOf(one), await countsOf(other))).toEqual(await countsOf([...one, ...other]))
    }),
  )
})

test('errors are answers of 500 and above', async () => {
  const counts = await countsOf([200, 404, 500, 504].map((status) => ({ ms: 7, status })))
  expect(answersIn(counts)).toBe(4)
  expect(counts.at(-1)).toBe(2)
  expect(quantileMs(NO_COUNTS, 0.5)).toBeNull()
})

test('/metrics tells the same', async () => {
  const own = figures()
  own.answered({ method: 'GET', route: '/api/stats', status: 503, ms: 12 })
  own.liveConnections.opened()
  own.mailed({ at: new Date(), error: null })
  const text = await own.registry.metrics()
  expect(text).toContain(
    'academy_http_request_seconds_bucket{le="0.025",method="GET",route="/api/stats",status="503"} 1',
  )
  expect(text).toContain('academy_http_failures_total{route="/api/stats",status="503"} 1')
  expect(text).toContain('academy_live_connections 1')
  expect(text).toContain('academy_mails_total{outcome="sent"} 1')
  expect(text).toContain('academy_database_connections{state="in_use"} 1')
  expect(text).toMatch(/academy_disk_free_bytes \d/)
})

describe('of the last hour', () => {
  const MINUTE = 60_000
  const answers = (count: number): Record<string, CallCounts> => ({ [CALL]: [count, ...NO_COUNTS.slice(1)] })
  const START = Date.parse('2026-11-22T10:02:00Z')

  test('each step has what came in it', () => {
    const recent = createRecentCalls({ stepMs: 5 * MINUTE, steps: 12 })
    recent.take(START, answers(3))
    const { steps, byCall } = recent.take(START + 5 * MINUTE, answers(3))
    expect(steps.map(({ at, counts }) => [at, answersIn(counts)])).toEqual([
      ['2026-11-22T10:00:00.000Z', 3],
      ['2026-11-22T10:05:00.000Z', 0],
    ])
    expect(answersIn(byCall[CALL] ?? NO_COUNTS)).toBe(3)
    const later = recent.take(START + 6 * MINUTE, answers(10)).steps
    expect(later.map(({ counts }) => answersIn(counts))).toEqual([3, 7])
  })

  test('what is older falls away', () => {
    const recent = createRecentCalls({ stepMs: 5 * MINUTE, steps: 12 })
    for (let minute = 0; minute <= 120; minute += 1) recent.take(START + minute * MINUTE, answers(minute))
    const { steps, byCall } = recent.take(START + 120 * MINUTE, answers(120))
    expect(steps).toHaveLength(12)
    // From 11:05, when 63 were counted, to 12:02.
    expect(answersIn(byCall[CALL] ?? NO_COUNTS)).toBe(57)
  })
})
