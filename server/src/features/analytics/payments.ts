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

interface Band {
  is_now: boolean
  /** Its place among the bands. */
  band: number
  decisions: number
  /** Of all waits of that time, where it lies in this band or before it. */
  median: number | null
}

/** Whole minutes from the request to the decision. Half of them waited no longer than the median; of an even number it is the shorter
 * of the middle two. Nearly each decision has a minute of its own: the database counts them, so that a handful of rows leaves it. */
export async function decisions(ctx: Context, query: AnalyticsQuery) {
  const asked = await askedOf(ctx, query)
  const { range } = asked
  const { rows } = await sql<Band>`
    with waits as (
      select day >= ${range.from}::date as is_now, minutes, sum(decisions) as decisions
      from ${daysOf(DECISION_DAYS, asked)} days group by 1, 2
    ), ranked as (
      select *, sum(decisions) over (partition by is_now order by minutes) as so_far,
        sum(decisions) over (partition by is_now) as total
      from waits
    )
    select is_now, width_bucket(minutes, ${DECISION_BANDS_MINUTES}::int[]) as band, sum(decisions)::int as decisions,
      min(minutes) filter (where 2 * so_far >= total) as median
    from ranked group by 1, 2 order by 2`.execute(ctx.db)
  const now = rows.filter((row) => row.is_now)
  const before = rows.filter((row) => !row.is_now)
  const countOf = (bands: Band[], nth: number) => bands.find(({ band }) => band === nth)?.decisions ?? 0
  const ends = [...DECISION_BANDS_MINUTES, null]
  return {
    range,
    bands: ends.map((toMinutes, n) => ({
      ...{ fromMinutes: ends[n - 1] ?? 0, toMinutes },
      ...{ count: countOf(now, n), before: countOf(before, n) },
    })),
    medianMinutes: medianOf(now),
    medianMinutesBefore: medianOf(before),
    recounting: await isRecounting(ctx.db, 'payments'),
  }
}

const medianOf = (bands: Band[]): number | null => bands.find(({ median }) => median !== null)?.median ?? null
