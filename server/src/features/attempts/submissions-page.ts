import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import {
  isInScope,
  type KnownScope,
  knowCourses,
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
  page: number
  pages: number
}
interface Wanted extends SubmissionScope {
  status?: SubmissionStatus | undefined
}
interface Part {
  page?: number | undefined
  limit?: number | undefined
}

/** Those that wait, the oldest first; then the graded, the newest first. */
export async function pageOfSubmissions(db: Db, wanted: Wanted, part: Part = {}): Promise<PageOfSubmissions> {
  const scope = await knowCourses(db, wanted)
  const counts = await countKnown(db, scope)
  const { status } = wanted
  const waiting = status === 'graded' ? 0 : counts.pending
  const graded = status === 'submitted' ? 0 : counts.total - counts.pending
  const total = waiting + graded
  const limit = part.limit ?? LIST_DEFAULT_ROWS
  const pages = Math.max(1, Math.ceil(total / limit))
  const page = Math.min(part.page ?? 1, pages)
  const from = (page - 1) * limit
  const rows =
    from < waiting ? await selectPart(db, scope, 'submitted', from, Math.min(limit, waiting - from)) : []
  const left = Math.min(limit - rows.length, total - from - rows.length)
  if (left > 0) rows.push(...(await selectPart(db, scope, 'graded', Math.max(0, from - waiting), left)))
  return { rows, total, pending: counts.pending, page, pages }
}

export async function countSubmissions(db: Db, scope: SubmissionScope) {
  return countKnown(db, await knowCourses(db, scope))
}

async function countKnown(db: Db, scope: KnownScope): Promise<{ total: number; pending: number }> {
  const { rows } = await sql<{ total: number; pending: number }>`
    select count(*) as total, count(*) filter (where status = 'submitted') as pending
    from submissions s where ${isInScope(scope)}`.execute(db)
  return rows[0] ?? { total: 0, pending: 0 }
}

async function selectPart(
  db: Db,
  scope: KnownScope,
  status: SubmissionStatus,
  offset: number,
  limit: number,
): Promise<SubmissionInPage[]> {
  const order = status === 'submitted' ? sql`s.submitted_at, s.id` : sql`s.submitted_at desc, s.id desc`
  const found = sql`select s.* from submissions s
    where ${isInScope(scope)} and s.status = ${status} order by ${order}`
  const { rows } = await sql<SubmissionInPage>`
    select s.id, s.assessment_id, s.course_id, s.student_id, s.status, s.submitted_at, s.total_marks,
      s.total_marks_awarded, s.unmarked_count, s.passed, a.title, c.title as course_title,
      u.name as student_name, u.email as student_email
    from (${found} limit ${limit} offset ${offset}) s
    join assessments a on a.id = s.assessment_id
    join courses c on c.id = s.course_id
    left join users u on u.id = s.student_id
    order by ${order}`.execute(db)
  return rows
}
