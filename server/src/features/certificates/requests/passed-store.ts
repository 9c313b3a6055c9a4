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

/** Of a course, those among the ids that `found` selects: those for whom nothing was asked come first. Each is looked up by its own key,
 * with who it is of and what was asked for. */
const selectSubmissions = async (
  db: Db,
  courseId: string,
  found: RawBuilder<unknown>,
): Promise<ExamSubmissionRow[]> => {
  const { rows } = await sql<ExamSubmissionRow>`
    select s.id, s.student_id, u.name as student_name, s.passed, s.total_marks::float8 as total_marks,
      s.total_marks_awarded::float8 as total_marks_awarded, r.status, coalesce(r.is_revoked, false) as is_revoked
    from (${found}) f
    cross join lateral (select * from submissions where id = f.id offset 0) s
    left join lateral (select name from users where id = s.student_id offset 0) u on true
    left join lateral (
      select id, status, is_revoked from certification_requests
      where student_id = s.student_id and course_id = s.course_id offset 0) r on true
    where s.kind = 'final-exam' and s.course_id = ${courseId}
    order by r.id is not null, s.submitted_at, s.id`.execute(db)
  return rows
}

/** Which have passed, and for which of them something was asked, is kept by what changes it. */
export const selectPassed = (db: Db, courseId: string, limit: number): Promise<ExamSubmissionRow[]> =>
  selectSubmissions(
    db,
    courseId,
    sql`select submission_id as id from passed_exams where course_id = ${courseId}
      order by is_requested, submitted_at, submission_id limit ${limit}`,
  )

/** Passed ones of people who are still there and have no certificate on its way. */
export const selectCertifiable = (db: Db, courseId: string, limit: number): Promise<ExamSubmissionRow[]> =>
  selectSubmissions(
    db,
    courseId,
    sql`select submission_id as id from passed_exams
      where course_id = ${courseId} and not is_requested and student_id is not null
      order by submitted_at, submission_id limit ${limit}`,
  )

/** How many there are of those, as it is kept. */
export async function countCertifiable(db: Db, courseId: string): Promise<number> {
  const counted = await db
    .selectFrom('course_totals')
    .where('course_id', '=', courseId)
    .select(sql<number>`coalesce(sum(certifiable), 0)::bigint`.as('count'))
    .executeTakeFirstOrThrow()
  return counted.count
}

/** Final exams of that course among the ids: what is another course's is as if it were not there. */
export const selectOfCourse = (
  db: Db,
  courseId: string,
  ids: readonly string[],
): Promise<ExamSubmissionRow[]> => selectSubmissions(db, courseId, sql`select unnest(${ids}::text[]) as id`)

/** They and their students stay while the transaction lasts: who is deleted at the same moment takes nobody else's request
 * along. The students come first, as deleting one takes them before their work. */
export async function lockSubmissionsShared(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select id from users where id in (select student_id from submissions where id = any(${ids}::text[]))
    order by id for key share`.execute(db)
  await sql`select id from submissions where id = any(${ids}::text[]) order by id for key share`.execute(db)
}
