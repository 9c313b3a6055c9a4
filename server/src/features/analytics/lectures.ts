import type { AnalyticsQuery } from '@academy/contract/analytics'
import type { Context } from '../../http/context.ts'
import { isRecounting } from './days-store.ts'
import { sharesOfCourses, sharesOfLectures } from './lectures-store.ts'
import { askedOf } from './range.ts'

/** How far students are at the end of the range, and were at the end of the range before. Lectures are those of today. */
export async function lectureShares(ctx: Context, query: AnalyticsQuery) {
  const asked = await askedOf(ctx, query)
  const rows = await (asked.course
    ? sharesOfLectures(ctx.db, asked, asked.course)
    : sharesOfCourses(ctx.db, asked))
  return {
    range: asked.range,
    rows: rows.map(({ total: _, ...row }) => row),
    total: rows[0]?.total ?? 0,
    recounting: (await isRecounting(ctx.db, 'completions')) || (await isRecounting(ctx.db, 'enrolments')),
  }
}
