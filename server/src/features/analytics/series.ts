import { type AnalyticsQuery, pointsOf, stretchesOf } from '@academy/contract/analytics'
import type { Context } from '../../http/context.ts'
import { type CountedRange, isRecounting } from './days-store.ts'
import { askedOf } from './range.ts'
import { completedByDay, enrolledByDay, learnersByStep, revenueByDay } from './series-store.ts'

export async function enrolments(ctx: Context, query: AnalyticsQuery) {
  const asked = await askedOf(ctx, query)
  const rows = await enrolledByDay(ctx.db, asked)
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
  const days = new Map((await completedByDay(ctx.db, asked)).map(({ day, completed }) => [day, completed]))
  return { ...seriesOf(asked, days), recounting: await isRecounting(ctx.db, 'completions') }
}

export async function revenue(ctx: Context, query: AnalyticsQuery) {
  const asked = await askedOf(ctx, query)
  const rows = await revenueByDay(ctx.db, asked)
  return {
    ...seriesOf(asked, new Map(rows.map(({ day, rwf }) => [day, rwf]))),
    payments: totalOf(asked, new Map(rows.map(({ day, paid }) => [day, paid]))),
    recounting: await isRecounting(ctx.db, 'payments'),
  }
}

type Sums = ReadonlyMap<string, number>

function seriesOf(asked: CountedRange, sums: Sums) {
  return { range: asked.range, points: pointsOf(asked.range, sums), total: totalOf(asked, sums) }
}

function totalOf({ range }: CountedRange, sums: Sums) {
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
  const rows = await learnersByStep(ctx.db, asked)
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
