import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import type { AssessmentKind } from './assessments-store.ts'

export interface Named {
  id: string
  kind: AssessmentKind
  title: string
  course_id: string
  course: string
  instructor_id: string | null
}

/** How a quiz or an exam is called, and who teaches it. */
export const findNamed = (db: Db, assessmentId: string): Promise<Named | undefined> =>
  db
    .selectFrom('assessments as a')
    .innerJoin('courses as c', 'c.id', 'a.course_id')
    .select(['a.id', 'a.kind', 'a.title', 'a.course_id', 'c.title as course', 'c.instructor_id'])
    .where('a.id', '=', assessmentId)
    .executeTakeFirst()

/** As the writes keep it. */
export async function countWaiting(db: Db, assessmentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(pending), 0)::bigint as count from assessment_submission_counts
    where assessment_id = ${assessmentId}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** The students of its course who have not finished it. */
export const selectNotFinished = (db: Db, { id, course_id }: Pick<Named, 'id' | 'course_id'>) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('attempts as t', (join) =>
      join.onRef('t.student_id', '=', 'e.user_id').on('t.assessment_id', '=', id),
    )
    .where('e.course_id', '=', course_id)
    .where('u.role', '=', 'user')
    .where((is) => is.or([is('t.state', 'is', null), is('t.state', '=', 'open')]))
    .select('u.id')
    .execute()

/** Whose those submissions are, as long as they have an account. */
export const selectStudentsOf = async (db: Db, submissionIds: readonly string[]) => {
  const { rows } = await sql<{ id: string }>`
    select distinct student_id as id from submissions
    where id = any(${submissionIds}::text[]) and student_id is not null`.execute(db)
  return rows
}
