import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../http/context.ts'

/** A final exam that was handed in, and whether a certificate was asked for. */
export interface ExamSubmissionRow {
  id: string
  student_id: string | null
  student_name: string | null
  passed: boolean | null
  total_marks: number
  total_marks_awarded: number
  status: 'pending' | 'approved' | 'completed' | null
  is_revoked: boolean
}

const selectSubmissions = async (db: Db, where: RawBuilder<unknown>): Promise<ExamSubmissionRow[]> => {
  const { rows } = await sql<ExamSubmissionRow>`
    select s.id, s.student_id, u.name as student_name, s.passed, s.total_marks::float8 as total_marks,
      s.total_marks_awarded::float8 as total_marks_awarded, r.status,
      coalesce(r.status <> 'pending', false) and not exists (
        select 1 from certificates c where c.request_id = r.id and c.revoked_at is null) as is_revoked
    from submissions s
    left join users u on u.id = s.student_id
    left join certification_requests r on r.student_id = s.student_id and r.course_id = s.course_id
    where s.kind = 'final-exam' and ${where}`.execute(db)
  return rows
}

/** Passed ones of a course; those for whom nothing was asked come first. */
export const selectPassed = (db: Db, courseId: string, limit: number): Promise<ExamSubmissionRow[]> =>
  selectSubmissions(
    db,
    sql`s.course_id = ${courseId} and s.passed order by r.id is not null, s.submitted_at, s.id limit ${limit}`,
  )

/** Passed ones of people who are still there and have no certificate on its way. */
export const selectCertifiable = (db: Db, courseId: string, limit: number): Promise<ExamSubmissionRow[]> =>
  selectSubmissions(
    db,
    sql`s.course_id = ${courseId} and s.passed and s.student_id is not null and r.id is null
      order by s.submitted_at, s.id limit ${limit}`,
  )

/** Final exams of that course among the ids: what is another course's is as if it were not there. */
export const selectOfCourse = (
  db: Db,
  courseId: string,
  ids: readonly string[],
): Promise<ExamSubmissionRow[]> =>
  selectSubmissions(db, sql`s.course_id = ${courseId} and s.id = any(${ids}::text[])`)

/** They and their students stay while the transaction lasts: who is deleted at the same moment takes nobody else's request
 * along. The students come first, as deleting one takes them before their work. */
export async function holdSubmissions(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select id from users where id in (select student_id from submissions where id = any(${ids}::text[]))
    order by id for key share`.execute(db)
  await sql`select id from submissions where id = any(${ids}::text[]) order by id for key share`.execute(db)
}
