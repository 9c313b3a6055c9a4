import type { AssessmentKind } from '@academy/contract/attempts'
import { LIST_MAX_ROWS } from '@academy/contract/http'
import { ACTIVE_DAYS_SHOWN } from '@academy/contract/students'
import { sql } from 'kysely'
import type { LecturesTable } from '../../db/schema.ts'
import type { SubmissionsTable } from '../../db/schema-attempts.ts'
import type { Db } from '../../http/context.ts'

interface LectureRow extends Pick<LecturesTable, 'id' | 'title' | 'lecture_type'> {
  completed_at: Date | null
  opened_at: Date | null
}
export async function lecturesOf(db: Db, courseId: string, studentId: string): Promise<LectureRow[]> {
  const { rows } = await sql<LectureRow>`
    select l.id, l.title, l.lecture_type, c.completed_at, p.updated_at as opened_at
    from lectures l
    left join lecture_completions c on c.course_id = l.course_id and c.user_id = ${studentId} and c.lecture_id = l.id
    left join lecture_positions p on p.user_id = ${studentId} and p.lecture_id = l.id
    where l.course_id = ${courseId} order by l.position, l.id limit ${LIST_MAX_ROWS}`.execute(db)
  return rows
}

export interface AssessedRow {
  id: string
  kind: AssessmentKind
  title: string
  is_open: boolean
  submission_id: string | null
  status: SubmissionsTable['status']
  submitted_at: Date
  total_marks: number
  total_marks_awarded: number
  unmarked_count: number
  passed: boolean | null
}
/** Every quiz of the course and its exam, with what that student has handed in. */
export async function assessmentsOf(db: Db, courseId: string, studentId: string): Promise<AssessedRow[]> {
  const { rows } = await sql<AssessedRow>`
    select a.id, a.kind, a.title, coalesce(t.state = 'open', false) as is_open, s.id as submission_id, s.status,
      s.submitted_at, s.total_marks, s.total_marks_awarded, s.unmarked_count, s.passed
    from assessments a
    left join lectures l on l.id = a.lecture_id
    left join attempts t on t.assessment_id = a.id and t.student_id = ${studentId}
    left join submissions s on s.attempt_id = t.id
    where a.course_id = ${courseId} order by l.position nulls last, a.id limit ${LIST_MAX_ROWS}`.execute(db)
  return rows
}

export interface CertificateRow {
  status: 'pending' | 'approved' | 'completed'
  requested_at: Date
  approved_at: Date | null
  completed_at: Date | null
  number: string | null
  revoked_at: Date | null
}
/** What was asked for, and the certificate that stands for it, the newest. */
export async function certificateOf(db: Db, courseId: string, studentId: string) {
  const { rows } = await sql<CertificateRow>`
    select r.status, r.requested_at, r.approved_at, r.completed_at, c.number, c.revoked_at
    from certification_requests r
    left join lateral (
      select number, revoked_at from certificates where request_id = r.id and completed_at is not null
      order by revoked_at nulls first, id desc limit 1) c on true
    where r.student_id = ${studentId} and r.course_id = ${courseId}`.execute(db)
  return rows[0]
}

export async function activeDaysOf(db: Db, courseId: string, studentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('active_days')
    .select('day')
    .where('course_id', '=', courseId)
    .where('user_id', '=', studentId)
    .where('day', '>', sql<string>`kigali_day(now()) - ${sql.lit(ACTIVE_DAYS_SHOWN)}`)
    .orderBy('day', 'desc')
    .execute()
  return rows.map(({ day }) => day)
}
