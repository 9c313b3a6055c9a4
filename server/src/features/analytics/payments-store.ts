import { DECISION_BANDS_MINUTES } from '@academy/contract/analytics'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { type CountedRange, daysOf } from './days-store.ts'
import { DECISION_DAYS, PAYMENT_DAYS } from './sources-store.ts'

export const STATES = ['pending', 'approved', 'rejected'] as const
type States = Record<(typeof STATES)[number], number>

/** Requests by the day they were made, as they stand now. */
export async function requestsByDay(db: Db, asked: CountedRange): Promise<(States & { day: string })[]> {
  const { rows } = await sql<States & { day: string }>`
    select day, sum(pending)::int as pending, sum(approved)::int as approved, sum(rejected)::int as rejected
    from ${daysOf(PAYMENT_DAYS, asked)} days group by day`.execute(db)
  return rows
}

export interface Band {
  is_now: boolean
  /** Its place among the bands. */
  band: number
  decisions: number
  /** Of all waits of that time, where it lies in this band or before it. */
  median: number | null
}

/** Nearly each decision has a minute of its own: the database counts them, so that a handful of rows leaves it. */
export async function waitsInBands(db: Db, asked: CountedRange): Promise<Band[]> {
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
    from ranked group by 1, 2 order by 2`.execute(db)
  return rows
}
