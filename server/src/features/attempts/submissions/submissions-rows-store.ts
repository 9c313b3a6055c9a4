import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../http/context.ts'
import type { RowRange } from '../../../http/paging.ts'
import {
  isNamed,
  narrowingConditions,
  type ResolvedScope,
  type SubmissionStatus,
  scopeConditions,
} from './submissions-filter-store.ts'

/** A submission in a list, with the names that lists show. */
export interface SubmissionInPage {
  id: string
  assessment_id: string
  course_id: string
  student_id: string | null
  status: SubmissionStatus
  submitted_at: Date
  total_marks: number
  total_marks_awarded: number
  unmarked_count: number
  passed: boolean | null
  title: string
  course_title: string
  student_name: string | null
  student_email: string | null
  /** What it was sorted by, whole: a Date loses microseconds. */
  key: string
}

/** Each has an index; those by student and by score only within one quiz or exam. */
const KEYS = {
  submitted: sql`s.submitted_at`,
  student: sql`s.student_key`,
  score: sql`score_of(s.total_marks_awarded, s.total_marks)`,
}
export interface SubmissionOrder {
  by: keyof typeof KEYS
  isDescending: boolean
}
/** As the usual list has them: who has waited longest comes first, what was graded the newest first. */
export const usualOrder = (status: SubmissionStatus): SubmissionOrder => ({
  by: 'submitted',
  isDescending: status === 'graded',
})

interface Wanted {
  statuses: readonly SubmissionStatus[]
  order: SubmissionOrder
  /** Only those behind it, in the order of when they were handed in. */
  after?: SubmissionInPage | undefined
}

/** Which come first is known from an index; only those of the page are read whole, one by one. */
export async function selectSubmissions(
  db: Db,
  scope: ResolvedScope,
  { statuses, order, after }: Wanted,
  { offset, limit }: RowRange,
): Promise<SubmissionInPage[]> {
  const direction = order.isDescending ? sql`desc` : sql`asc`
  const sorted = sql`f.key ${direction}, f.id ${direction}`
  const found = statuses.map((status) => candidates(scope, { status, order, after }, offset + limit))
  const { rows } = await sql<SubmissionInPage>`
    select s.id, s.assessment_id, s.course_id, s.student_id, s.status, s.submitted_at, s.total_marks,
      s.total_marks_awarded, s.unmarked_count, s.passed, a.title, c.title as course_title,
      u.name as student_name, u.email as student_email, f.key::text as key
    from (
      select f.id, f.key from (${sql.join(found, sql` union all `)}) f
      order by ${sorted} limit ${limit} offset ${offset}) f
    cross join lateral (select * from submissions where id = f.id offset 0) s
    join assessments a on a.id = s.assessment_id
    join courses c on c.id = s.course_id
    left join users u on u.id = s.student_id
    order by ${sorted}`.execute(db)
  return rows
}

interface Part extends Pick<Wanted, 'order' | 'after'> {
  status: SubmissionStatus
}

/** Everything that may be among the first `count` rows: of several courses the first of each, so that no list of one
 * instructor reads another's. */
export function candidates(
  scope: ResolvedScope,
  { status, order, after }: Part,
  count: number,
): RawBuilder<unknown> {
  const { kind, courseIds, assessmentId } = scope
  const key = KEYS[order.by]
  const direction = order.isDescending ? sql`desc` : sql`asc`
  const behindCondition = after
    ? sql`and (s.submitted_at, s.id) ${order.isDescending ? sql`<` : sql`>`} (${after.key}::timestamptz, ${after.id})`
    : sql``
  const owners = assessmentId === undefined ? courseIds : [assessmentId]
  if (!owners || isNamed(scope))
    return sql`(select s.id, ${key} as key from submissions s
      where ${scopeConditions(scope)} and s.status = ${status} ${behindCondition}
      order by ${key} ${direction}, s.id ${direction} limit ${count})`
  const owner = sql.ref(assessmentId === undefined ? 's.course_id' : 's.assessment_id')
  const ownCondition =
    courseIds && assessmentId !== undefined ? sql`and s.course_id = any(${courseIds}::text[])` : sql``
  const within = sql.join(
    narrowingConditions(scope).map((condition) => sql`and ${condition}`),
    sql` `,
  )
  // By its owner first, which a pair of bounds leaves open to the planner: only the owner's own index has that order. An equality
  // would also admit the index of all submissions, and where one course holds nearly all it reads that to its end for each of the others.
  return sql`(select firsts.* from unnest(${owners}::text[]) as own (id), lateral (
    select s.id, ${key} as key from submissions s
    where ${owner} >= own.id and ${owner} <= own.id and s.kind = ${kind} and s.status = ${status} ${ownCondition} ${within} ${behindCondition}
    order by ${owner} ${direction}, ${key} ${direction}, s.id ${direction} limit ${count}) firsts)`
}
