import type { AnalyticsQuery } from '@academy/contract/analytics'
import type { Context } from '../../http/context.ts'
import { lectureShares } from './lectures.ts'
import { decisions, payments } from './payments.ts'
import { results } from './results.ts'
import { enrolments } from './series.ts'

/** The four together, for whoever asks once; a screen asks for each of its charts alone. */
export async function summary(ctx: Context, query: AnalyticsQuery) {
  return {
    enrolments: await enrolments(ctx, query),
    completion: await lectureShares(ctx, query),
    results: await results(ctx, query),
    payments: { ...(await payments(ctx, query)), decisions: await decisions(ctx, query) },
  }
}
