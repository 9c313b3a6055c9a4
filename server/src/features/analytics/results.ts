import { type AnalyticsQuery, RESULT_BANDS, type ResultSummary } from '@academy/contract/analytics'
import type { AssessmentKind } from '@academy/contract/attempts'
import type { Context } from '../../http/context.ts'
import { isRecounting } from './days-store.ts'
import { askedOf } from './range.ts'
import { resultsInBands, resultsOfAssessments, type ResultSums as Sums } from './results-store.ts'

export type ResultsQuery = AnalyticsQuery & { kind?: AssessmentKind | undefined }

export async function results(ctx: Context, query: ResultsQuery) {
  const asked = await askedOf(ctx, query)
  const { range } = asked
  const rows = await resultsInBands(ctx.db, asked, query.kind)
  const count = (isNow: boolean, band: number) =>
    rows.find((row) => row.is_now === isNow && row.band === band)?.submissions ?? 0
  const summary = (isNow: boolean) => {
    const sums: Sums = { submissions: 0, graded: 0, passed: 0, percents: 0 }
    for (const row of rows.filter((row) => row.is_now === isNow)) {
      sums.submissions += row.submissions
      sums.graded += row.band < 0 ? 0 : row.submissions
      sums.passed += row.passed
      sums.percents += row.percents
    }
    return summaryOf(sums)
  }
  return {
    range,
    bands: Array.from({ length: RESULT_BANDS }, (_, band) => ({
      fromPercent: (100 / RESULT_BANDS) * band,
      toPercent: (100 / RESULT_BANDS) * (band + 1),
      count: count(true, band),
      before: count(false, band),
    })),
    now: summary(true),
    before: summary(false),
    recounting: await isRecounting(ctx.db, 'results'),
  }
}

export async function assessments(ctx: Context, query: ResultsQuery) {
  const asked = await askedOf(ctx, query)
  const rows = await resultsOfAssessments(ctx.db, asked, query.kind)
  return {
    range: asked.range,
    assessments: rows.map(({ _id, title, kind, courseTitle, ...sums }) => ({
      ...{ _id, title, kind, courseTitle },
      ...summaryOf(sums),
    })),
    total: rows[0]?.total ?? 0,
    recounting: await isRecounting(ctx.db, 'results'),
  }
}

/** The mean with two decimals. */
const summaryOf = ({ submissions, graded, passed, percents }: Sums): ResultSummary => ({
  ...{ submissions, graded, passed },
  meanPercent: graded > 0 ? Math.round((percents / graded) * 100) / 100 : null,
})
