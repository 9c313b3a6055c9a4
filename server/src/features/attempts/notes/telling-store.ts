import type { AssessmentKind } from '@academy/contract/attempts'
import { sql } from 'kysely'
import type { Db } from '../../../http/context.ts'

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

/** Submissions that wait for marks, as the writes count them. */
export async function countWaiting(db: Db, assessmentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(pending), 0)::bigint as count from assessment_submission_counts
    where assessment_id = ${assessmentId}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** The quizzes and exams of a course in which something waits. */
export async function selectWaitingIn(db: Db, courseId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from assessments a join assessment_submission_counts n on n.assessment_id = a.id
    where a.course_id = ${courseId} group by a.id having sum(n.pending) > 0 order by a.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The students of its course who have not finished it, behind one of them. */
export const selectNotFinished = (
  db: Db,
  { id, course_id }: Pick<Named, 'id' | 'course_id'>,
  after: string,
  limit: number,
) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('attempts as t', (join) =>
      join.onRef('t.student_id', '=', 'e.user_id').on('t.assessment_id', '=', id),
    )
    .where('e.course_id', '=', course_id)
    .where('e.user_id', '>', after)
    .where('u.role', '=', 'user')
    .where((is) => is.or([is('t.state', 'is', null), is('t.state', '=', 'open')]))
    .select('u.id')
    .orderBy('e.user_id')
    .limit(limit)
    .execute()

/** Whose those submissions are, as long as they have an account. */
export const selectStudentsOf = async (db: Db, submissionIds: readonly string[]) => {
  const { rows } = await sql<{ id: string }>`
    select distinct student_id as id from submissions
    where id = any(${submissionIds}::text[]) and student_id is not null`.execute(db)
  return rows
}

interface NamedOutcome extends Named {
  total_marks_awarded: number
  total_marks: number
  passed: boolean | null
  students: string[]
}

/** Who has which marks in what, of those that are marked; as many rows as there are different ones. */
export async function selectOutcomes(db: Db, submissionIds: readonly string[]): Promise<NamedOutcome[]> {
  const { rows } = await sql<NamedOutcome>`
    select a.id, a.kind, a.title, a.course_id, c.title as course, c.instructor_id,
      s.total_marks_awarded, s.total_marks, s.passed, array_agg(s.student_id::text order by s.student_id) as students
    from submissions s join assessments a on a.id = s.assessment_id join courses c on c.id = a.course_id
    where s.id = any(${submissionIds}::text[]) and s.student_id is not null and s.status = 'graded'
    group by a.id, c.id, s.total_marks_awarded, s.total_marks, s.passed order by 1, 7`.execute(db)
  return rows
}
