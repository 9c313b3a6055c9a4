import { type AnalyticsQuery, DECISION_BANDS_MINUTES, pointsOf } from '@academy/contract/analytics'
import type { Context } from '../../http/context.ts'
import { isRecounting } from './days-store.ts'
import { type Band, requestsByDay, STATES, waitsInBands } from './payments-store.ts'
import { askedOf } from './range.ts'

/** Requests by the day they were made, as they stand now. */
export async function payments(ctx: Context, query: AnalyticsQuery) {
  const asked = await askedOf(ctx, query)
  const { range } = asked
  const rows = await requestsByDay(ctx.db, asked)
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

/** Whole minutes from the request to the decision. Half of them waited no longer than the median; of an even number it is the shorter
 * of the middle two. */
export async function decisions(ctx: Context, query: AnalyticsQuery) {
  const asked = await askedOf(ctx, query)
  const { range } = asked
  const rows = await waitsInBands(ctx.db, asked)
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
