import {
  ANALYTICS_LIST_MAX_ROWS,
  type AnalyticsQuery,
  RESULT_BANDS,
  type ResultSummary,
} from '@academy/contract/analytics'
import { sql } from 'kysely'
import type { Context } from '../../http/context.ts'
import { askedOf, daysOf, isRecounting } from './range.ts'
import { RESULT_DAYS } from './sources.ts'

export type ResultsQuery = AnalyticsQuery & { kind?: 'quiz' | 'final-exam' | undefined }

const ofKind = ({ kind }: ResultsQuery) => (kind ? sql`kind = ${kind}` : sql`true`)

interface Sums {
  submissions: number
  graded: number
  passed: number
  percents: number
}

export async function results(ctx: Context, query: ResultsQuery) {
  const asked = await askedOf(ctx, query)
  const { range } = asked
  const { rows } = await sql<{
    is_now: boolean
    band: number
    submissions: number
    passed: number
    percents: number
  }>`
    select day >= ${range.from}::date as is_now, band, sum(submissions)::int as submissions, sum(passed)::int as passed,
      sum(percent_sum) as percents
    from ${daysOf(RESULT_DAYS, asked)} days where ${ofKind(query)} group by 1, 2`.execute(ctx.db)
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
  const { rows } = await sql<
    Sums & { _id: string; title: string; kind: 'quiz' | 'final-exam'; courseTitle: string; total: number }
  >`
    with sums as (
      select assessment_id, sum(submissions)::int as submissions,
        coalesce(sum(submissions) filter (where band >= 0), 0)::int as graded, sum(passed)::int as passed, sum(percent_sum) as percents
      from ${daysOf(RESULT_DAYS, asked)} days where day >= ${asked.range.from}::date and ${ofKind(query)} group by 1
    )
    select a.id as "_id", a.title, a.kind, c.title as "courseTitle", sums.submissions, sums.graded, sums.passed, sums.percents,
      count(*) over ()::int as total
    from sums join assessments a on a.id = sums.assessment_id join courses c on c.id = a.course_id
    order by sums.submissions desc, a.id limit ${ANALYTICS_LIST_MAX_ROWS}`.execute(ctx.db)
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
