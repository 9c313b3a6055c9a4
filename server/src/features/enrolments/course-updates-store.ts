import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

/** What was added to a course within that time and is there still. */
export async function countAdded(db: Db, courseId: string, from: Date, until: Date) {
  const { rows } = await sql<{ course: string; lectures: number; quizzes: number }>`
    select c.title as course,
      (select count(*)::int from lectures where course_id = c.id and created_at >= ${from} and created_at < ${until}) as lectures,
      (select count(*)::int from assessments where course_id = c.id and kind = 'quiz'
        and created_at >= ${from} and created_at < ${until}) as quizzes
    from courses c where c.id = ${courseId}`.execute(db)
  return rows[0]
}

/** A page of them, behind one. */
export const selectFollowersAfter = (db: Db, courseId: string, after: string, limit: number) =>
  followers(db, courseId).where('e.user_id', '>', after).orderBy('e.user_id').limit(limit).execute()

export const selectFollowers = (db: Db, courseId: string) => followers(db, courseId).execute()

/** The students of a course who want to hear of it. */
const followers = (db: Db, courseId: string) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .where('e.course_id', '=', courseId)
    .where('u.course_updates', '=', true)
    .where('u.role', '=', 'user')
    .select('u.id')
