import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { type CountedRange, daysOf } from './days-store.ts'
import { COMPLETION_DAYS, ENROLMENT_DAYS, LEARNER_DAYS, PAYMENT_DAYS } from './sources-store.ts'

export async function enrolledByDay(db: Db, asked: CountedRange) {
  const { rows } = await sql<{ day: string; all: number; paid: number }>`
    select day, sum(enrolled)::int as all, coalesce(sum(enrolled) filter (where c.price_rwf > 0), 0)::int as paid
    from ${daysOf(ENROLMENT_DAYS, asked)} days left join courses c on c.id = days.course_id group by day`.execute(
    db,
  )
  return rows
}

export async function revenueByDay(db: Db, asked: CountedRange) {
  const { rows } = await sql<{ day: string; paid: number; rwf: number }>`
    select day, sum(paid)::int as paid, sum(revenue_rwf)::bigint as rwf
    from ${daysOf(PAYMENT_DAYS, asked)} days group by day`.execute(db)
  return rows
}

/** A student counts once in each step and once in the range; `here` and `fresh` say who had not been there before it. */
export async function learnersByStep(db: Db, asked: CountedRange) {
  const { range } = asked
  const first = sql`(case when day >= ${range.from}::date then ${range.from}::date else ${range.before.from}::date end)`
  const { rows } = await sql<{ is_now: boolean; nth: number; here: number; fresh: number }>`
    select day >= ${range.from}::date as is_now, (day - ${first}) / ${range.stepDays}::int as nth,
      sum(learners) filter (where last_day < ${first} + (day - ${first}) / ${range.stepDays}::int * ${range.stepDays}::int)::int as here,
      sum(learners) filter (where last_day < ${first})::int as fresh
    from ${daysOf(LEARNER_DAYS, { ...asked, course: asked.course ?? '' })} days group by 1, 2`.execute(db)
  return rows
}

export async function completedByDay(db: Db, asked: CountedRange) {
  const { rows } = await sql<{ day: string; completed: number }>`
    select day, sum(completed)::bigint as completed
    from ${daysOf(COMPLETION_DAYS, asked)} days where lecture_id = '' group by day`.execute(db)
  return rows
}
