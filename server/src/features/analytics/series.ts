import { type AnalyticsQuery, pointsOf, stretchesOf } from '@academy/contract/analytics'
import { type RawBuilder, sql } from 'kysely'
import type { Context, Db } from '../../http/context.ts'
import { type Asked, askedOf, daysOf, isRecounting } from './range.ts'
import { COMPLETION_DAYS, ENROLMENT_DAYS, LEARNER_DAYS, PAYMENT_DAYS } from './sources.ts'

export async function enrolments(ctx: Context, query: AnalyticsQuery) {
  const asked = await askedOf(ctx, query)
  const { rows } = await sql<{ day: string; all: number; paid: number }>`
    select day, sum(enrolled)::int as all, coalesce(sum(enrolled) filter (where c.price_rwf > 0), 0)::int as paid
    from ${daysOf(ENROLMENT_DAYS, asked)} days left join courses c on c.id = days.course_id group by day`.execute(
    ctx.db,
  )
  const paid = seriesOf(asked, new Map(rows.map((row) => [row.day, row.paid])))
  const all = seriesOf(asked, new Map(rows.map((row) => [row.day, row.all])))
  return {
    ...all,
    points: all.points.map((point, nth) => ({ ...point, paid: paid.points[nth]?.count ?? 0 })),
    paid: paid.total,
    recounting: await isRecounting(ctx.db, 'enrolments'),
  }
}

export async function completions(ctx: Context, query: AnalyticsQuery) {
  const asked = await askedOf(ctx, query)
  const days = await sumsByDay(ctx.db, sql`completed`, daysOf(COMPLETION_DAYS, asked), sql`lecture_id = ''`)
  return { ...seriesOf(asked, days), recounting: await isRecounting(ctx.db, 'completions') }
}

export async function revenue(ctx: Context, query: AnalyticsQuery) {
  const asked = await askedOf(ctx, query)
  const { rows } = await sql<{ day: string; paid: number; rwf: number }>`
    select day, sum(paid)::int as paid, sum(revenue_rwf)::bigint as rwf
    from ${daysOf(PAYMENT_DAYS, asked)} days group by day`.execute(ctx.db)
  return {
    ...seriesOf(asked, new Map(rows.map(({ day, rwf }) => [day, rwf]))),
    payments: totalOf(asked, new Map(rows.map(({ day, paid }) => [day, paid]))),
    recounting: await isRecounting(ctx.db, 'payments'),
  }
}

type Sums = ReadonlyMap<string, number>

async function sumsByDay(
  db: Db,
  value: RawBuilder<unknown>,
  days: RawBuilder<unknown>,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<Sums> {
  const { rows } = await sql<{ day: string; sum: number }>`
    select day, sum(${value})::bigint as sum from ${days} days where ${condition} group by day`.execute(db)
  return new Map(rows.map(({ day, sum }) => [day, sum]))
}

function seriesOf(asked: Asked, sums: Sums) {
  return { range: asked.range, points: pointsOf(asked.range, sums), total: totalOf(asked, sums) }
}

function totalOf({ range }: Asked, sums: Sums) {
  let [count, before] = [0, 0]
  for (const [day, sum] of sums) {
    if (day >= range.from) count += sum
    else before += sum
  }
  return { count, before }
}

/** A student counts once in each point and once in each total. */
export async function learners(ctx: Context, query: AnalyticsQuery) {
  const asked = await askedOf(ctx, query)
  const { range } = asked
  const first = sql`(case when day >= ${range.from}::date then ${range.from}::date else ${range.before.from}::date end)`
  const { rows } = await sql<{ is_now: boolean; nth: number; here: number; fresh: number }>`
    select day >= ${range.from}::date as is_now, (day - ${first}) / ${range.stepDays}::int as nth,
      sum(learners) filter (where last_day < ${first} + (day - ${first}) / ${range.stepDays}::int * ${range.stepDays}::int)::int as here,
      sum(learners) filter (where last_day < ${first})::int as fresh
    from ${daysOf(LEARNER_DAYS, { ...asked, course: asked.course ?? '' })} days group by 1, 2`.execute(ctx.db)
  const numbers = (isNow: boolean, field: 'here' | 'fresh') =>
    new Map(rows.filter((row) => row.is_now === isNow).map((row) => [row.nth, row[field] ?? 0]))
  const total = (isNow: boolean) =>
    [...numbers(isNow, 'fresh').values()].reduce((sum, count) => sum + count, 0)
  const [now, before] = [numbers(true, 'here'), numbers(false, 'here')]
  const points = stretchesOf(range).map((stretch, nth) => ({
    ...stretch,
    count: now.get(nth) ?? 0,
    before: before.get(nth) ?? 0,
  }))
  return {
    range,
    points,
    total: { count: total(true), before: total(false) },
    recounting: await isRecounting(ctx.db, 'learners'),
  }
}
