import { ANALYTICS_LIST_MAX_ROWS } from '@academy/contract/analytics'
import type { AssessmentKind } from '@academy/contract/attempts'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { type CountedRange, daysOf } from './days-store.ts'
import { RESULT_DAYS } from './sources-store.ts'

type Kind = AssessmentKind | undefined
const ofKind = (kind: Kind) => (kind ? sql`kind = ${kind}` : sql`true`)

export interface ResultSums {
  submissions: number
  graded: number
  passed: number
  percents: number
}

interface ResultBand {
  is_now: boolean
  band: number
  submissions: number
  passed: number
  percents: number
}

export async function resultsInBands(db: Db, asked: CountedRange, kind: Kind): Promise<ResultBand[]> {
  const { rows } = await sql<ResultBand>`
    select day >= ${asked.range.from}::date as is_now, band, sum(submissions)::int as submissions, sum(passed)::int as passed,
      sum(percent_sum) as percents
    from ${daysOf(RESULT_DAYS, asked)} days where ${ofKind(kind)} group by 1, 2`.execute(db)
  return rows
}

type AssessmentSums = ResultSums & {
  _id: string
  title: string
  kind: AssessmentKind
  courseTitle: string
  total: number
}

export async function resultsOfAssessments(
  db: Db,
  asked: CountedRange,
  kind: Kind,
): Promise<AssessmentSums[]> {
  const { rows } = await sql<AssessmentSums>`
    with sums as (
      select assessment_id, sum(submissions)::int as submissions,
        coalesce(sum(submissions) filter (where band >= 0), 0)::int as graded, sum(passed)::int as passed, sum(percent_sum) as percents
      from ${daysOf(RESULT_DAYS, asked)} days where day >= ${asked.range.from}::date and ${ofKind(kind)} group by 1
    )
    select a.id as "_id", a.title, a.kind, c.title as "courseTitle", sums.submissions, sums.graded, sums.passed, sums.percents,
      count(*) over ()::int as total
    from sums join assessments a on a.id = sums.assessment_id join courses c on c.id = a.course_id
    order by sums.submissions desc, a.id limit ${ANALYTICS_LIST_MAX_ROWS}`.execute(db)
  return rows
}
