import { type AnalyticsQuery, DECISION_BANDS_MINUTES, pointsOf } from '@academy/contract/analytics'
import { sql } from 'kysely'
import type { Context } from '../../http/context.ts'
import { askedOf, daysOf, isRecounting } from './range.ts'
import { DECISION_DAYS, PAYMENT_DAYS } from './sources.ts'

const STATES = ['pending', 'approved', 'rejected'] as const
type States = Record<(typeof STATES)[number], number>

/** Requests by the day they were made, as they stand now. */
export async function payments(ctx: Context, query: AnalyticsQuery) {
  const asked = await askedOf(ctx, query)
  const { range } = asked
  const { rows } = await sql<States & { day: string }>`
    select day, sum(pending)::int as pending, sum(approved)::int as approved, sum(rejected)::int as rejected
    from ${daysOf(PAYMENT_DAYS, asked)} days group by day`.execute(ctx.db)
  const points = STATES.map((state) => pointsOf(range, new Map(rows.map((row) => [row.day, row[state]]))))
  const total = (nth: number) => ({
    count: (points[nth] ?? []).reduce((sum, point) => sum + point.count, 0),
    before: (points[nth] ?? []).reduce((sum, point) => sum + point.before, 0),
  })
  return {
    range,
    points: (points[0] ?? []).map(({ from, to, count }, n) => ({
      ...{ from, to, pending: count },
      approved: points[1]?.[n]?.count ?? 0,
      rejected: points[2]?.[n]?.count ?? 0,
    })),
    pending: total(0),
    approved: total(1),
    rejected: total(2),
    recounting: await isRecounting(ctx.db, 'payments'),
  }
}

/** Whole minutes from the request to the decision. */
export async function decisions(ctx: Context, query: AnalyticsQuery) {
  const asked = await askedOf(ctx, query)
  const { range } = asked
  const { rows } = await sql<{ is_now: boolean; minutes: number; decisions: number }>`
    select day >= ${range.from}::date as is_now, minutes, sum(decisions)::int as decisions
    from ${daysOf(DECISION_DAYS, asked)} days group by 1, 2 order by 2`.execute(ctx.db)
  const waits = { now: rows.filter((row) => row.is_now), before: rows.filter((row) => !row.is_now) }
  const ends = [...DECISION_BANDS_MINUTES, null]
  return {
    range,
    bands: ends.map((toMinutes, n) => {
      const fromMinutes = n === 0 ? 0 : (ends[n - 1] as number)
      const isIn = ({ minutes }: Wait) =>
        minutes >= fromMinutes && (toMinutes === null || minutes < toMinutes)
      return {
        ...{ fromMinutes, toMinutes },
        count: countOf(waits.now.filter(isIn)),
        before: countOf(waits.before.filter(isIn)),
      }
    }),
    medianMinutes: median(waits.now),
    medianMinutesBefore: median(waits.before),
    recounting: await isRecounting(ctx.db, 'payments'),
  }
}

interface Wait {
  minutes: number
  decisions: number
}

const countOf = (waits: Wait[]): number => waits.reduce((sum, { decisions }) => sum + decisions, 0)

/** Half of them waited no longer; of an even number the shorter of the middle two. */
function median(waits: Wait[]): number | null {
  let left = Math.ceil(countOf(waits) / 2)
  for (const { minutes, decisions } of waits) {
    left -= decisions
    if (left <= 0) return minutes
  }
  return null
}
