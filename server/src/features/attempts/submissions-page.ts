import { LIST_DEFAULT_ROWS, LIST_MAX_ROWS } from '@academy/contract/http'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { type Part, partOf } from '../../http/paging.ts'
import {
  isInScope,
  type KnownScope,
  knowScope,
  type SubmissionScope,
  type SubmissionStatus,
} from './submissions-filter.ts'

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
}
export interface PageOfSubmissions {
  rows: SubmissionInPage[]
  /** Of the wanted status. */
  total: number
  /** Whatever the wanted status. */
  pending: number
  /** More match than a search counts and lists. */
  hasMore: boolean
  page: number
  pages: number
}
interface Wanted extends SubmissionScope {
  status?: SubmissionStatus | undefined
}

/** Those that wait, the oldest first; then the graded, the newest first. A search finds the first thousand of each. */
export async function pageOfSubmissions(
  db: Db,
  { status, ...wanted }: Wanted,
  part: Part = {},
): Promise<PageOfSubmissions> {
  const scope = await knowScope(db, wanted)
  const counts = await countInScope(db, scope)
  const waiting = status === 'graded' ? 0 : counts.pending
  const graded = status === 'submitted' ? 0 : counts.graded
  const total = waiting + graded
  const { page, pages, limit, offset: from } = partOf(total, part, LIST_DEFAULT_ROWS)
  const rows =
    from < waiting ? await selectPart(db, scope, 'submitted', from, Math.min(limit, waiting - from)) : []
  const left = Math.min(limit - rows.length, total - from - rows.length)
  if (left > 0) rows.push(...(await selectPart(db, scope, 'graded', Math.max(0, from - waiting), left)))
  return { rows, total, pending: counts.pending, hasMore: counts.hasMore, page, pages }
}

/** The newest of them, waiting or graded: for a glance, not for paging. */
export async function newestSubmissions(
  db: Db,
  wanted: SubmissionScope,
  count: number,
): Promise<PageOfSubmissions> {
  const scope = await knowScope(db, wanted)
  const { pending, graded, hasMore } = await countInScope(db, scope)
  const waiting = await selectPart(db, scope, 'submitted', 0, count, true)
  const marked = await selectPart(db, scope, 'graded', 0, count)
  const rows = [...waiting, ...marked]
    .sort((a, b) => b.submitted_at.getTime() - a.submitted_at.getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, count)
  return { rows, total: pending + graded, pending, hasMore, page: 1, pages: 1 }
}

interface Counts {
  pending: number
  graded: number
}

async function countInScope(db: Db, scope: KnownScope): Promise<Counts & { hasMore: boolean }> {
  const { rows } = await (scope.matches ? countMatches(scope) : keptCounts(scope)).execute(db)
  const { pending, graded } = rows[0] ?? { pending: 0, graded: 0 }
  if (!scope.matches) return { pending, graded, hasMore: false }
  return {
    pending: Math.min(pending, LIST_MAX_ROWS),
    graded: Math.min(graded, LIST_MAX_ROWS),
    hasMore: pending > LIST_MAX_ROWS || graded > LIST_MAX_ROWS,
  }
}

function keptCounts({ kind, courseIds, assessmentId }: KnownScope) {
  const sums = sql`coalesce(sum(pending), 0)::bigint as pending, coalesce(sum(total - pending), 0)::bigint as graded`
  if (!courseIds && assessmentId === undefined)
    return sql<Counts>`select ${sums} from submission_counts where kind = ${kind}`
  const isOwn = courseIds ? sql`and a.course_id = any(${courseIds}::text[])` : sql``
  const isIt = assessmentId === undefined ? sql`` : sql`and a.id = ${assessmentId}`
  return sql<Counts>`
    select ${sums} from assessments a join assessment_submission_counts on assessment_id = a.id
    where a.kind = ${kind} ${isOwn} ${isIt}`
}

function countMatches(scope: KnownScope) {
  const count = (status: SubmissionStatus) => sql`(select count(*) from (
    select from submissions s where ${isInScope(scope)} and s.status = ${status} limit ${LIST_MAX_ROWS + 1}) found)`
  return sql<Counts>`select ${count('submitted')} as pending, ${count('graded')} as graded`
}

/** Which come first is known from an index; only those of the page are read whole, one by one. */
async function selectPart(
  db: Db,
  scope: KnownScope,
  status: SubmissionStatus,
  offset: number,
  limit: number,
  isNewestFirst = status === 'graded',
): Promise<SubmissionInPage[]> {
  const direction = isNewestFirst ? sql`desc` : sql`asc`
  const order = sql`f.submitted_at ${direction}, f.id ${direction}`
  const { rows } = await sql<SubmissionInPage>`
    select s.id, s.assessment_id, s.course_id, s.student_id, s.status, s.submitted_at, s.total_marks,
      s.total_marks_awarded, s.unmarked_count, s.passed, a.title, c.title as course_title,
      u.name as student_name, u.email as student_email
    from (
      select f.id, f.submitted_at from ${candidates(scope, status, direction, offset + limit)} f
      order by ${order} limit ${limit} offset ${offset}) f
    cross join lateral (select * from submissions where id = f.id offset 0) s
    join assessments a on a.id = s.assessment_id
    join courses c on c.id = s.course_id
    left join users u on u.id = s.student_id
    order by ${order}`.execute(db)
  return rows
}

/** Everything that may be among the first `count` rows: of several courses the first of each, so that no list of one
 * instructor reads another's. */
function candidates(
  scope: KnownScope,
  status: SubmissionStatus,
  direction: RawBuilder<unknown>,
  count: number,
) {
  const { kind, courseIds, assessmentId, matches } = scope
  const owners = assessmentId === undefined ? courseIds : [assessmentId]
  if (!owners || matches)
    return sql`(select s.id, s.submitted_at from submissions s where ${isInScope(scope)} and s.status = ${status})`
  const owner = sql.ref(assessmentId === undefined ? 's.course_id' : 's.assessment_id')
  const isOwn =
    courseIds && assessmentId !== undefined ? sql`and s.course_id = any(${courseIds}::text[])` : sql``
  // By its owner first, which a pair of bounds leaves open to the planner: only the owner's own index has that order. An equality
  // would also admit the index of all submissions, and where one course holds nearly all it reads that to its end for each of the others.
  return sql`(select firsts.* from unnest(${owners}::text[]) as own (id), lateral (
    select s.id, s.submitted_at from submissions s
    where ${owner} >= own.id and ${owner} <= own.id and s.kind = ${kind} and s.status = ${status} ${isOwn}
    order by ${owner} ${direction}, s.submitted_at ${direction}, s.id ${direction} limit ${count}) firsts)`
}
