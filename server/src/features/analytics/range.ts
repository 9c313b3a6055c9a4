import { type AnalyticsQuery, RANGE_DEFAULT_DAYS, rangeBefore, stepDays } from '@academy/contract/analytics'
import { addDays, dayOf } from '@academy/contract/text/days'
import type { Context } from '../../http/context.ts'
import { courseForOwner } from '../courses/index.ts'
import type { CountedRange } from './days-store.ts'

/** @throws 404 when there is no such course */
export async function askedOf(ctx: Context, { from, to, course }: AnalyticsQuery): Promise<CountedRange> {
  if (course) await courseForOwner(ctx, course)
  const today = dayOf(ctx.now())
  const range = from && to ? { from, to } : { from: addDays(today, 1 - RANGE_DEFAULT_DAYS), to: today }
  return {
    range: { ...range, before: rangeBefore(range), stepDays: stepDays(range) },
    course: course ?? null,
  }
}
