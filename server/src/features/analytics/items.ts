import { type AnalyticsQuery, itemStatistics, ANALYTICS_MESSAGES as M } from '@academy/contract/analytics'
import type { Context } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { isRecounting } from './days-store.ts'
import { findAnalysed, selectItems } from './items-store.ts'
import { askedOf } from './range.ts'

/** Questions in the order of the newest paper; behind them those that are asked no more, as they were asked last. */
export async function items(ctx: Context, { assessment, ...query }: AnalyticsQuery & { assessment: string }) {
  const found = await findAnalysed(ctx.db, assessment)
  if (!found || (query.course && query.course !== found.course_id)) throw notFound(M.assessmentNotFound)
  const asked = await askedOf(ctx, { ...query, course: found.course_id })
  const rows = await selectItems(ctx.db, asked, assessment)
  return {
    range: asked.range,
    title: found.title,
    items: rows.map(({ question_id, position, question, ...sums }) => ({
      ...{ questionId: question_id, position, question, answers: sums.answers },
      ...itemStatistics(sums),
    })),
    recounting: await isRecounting(ctx.db, 'results'),
  }
}
