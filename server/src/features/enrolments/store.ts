import type { RawBuilder } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import { type Asking, idOf } from '../../http/asking.ts'
import type { Db } from '../../http/context.ts'
import { visitDueCondition } from './visits-store.ts'

/** False when they were enrolled already: of many at once, one writes the row. */
export async function insertEnrolment(db: Db, userId: string, courseId: string): Promise<boolean> {
  const row = await db
    .insertInto('enrolments')
    .values({ user_id: userId, course_id: courseId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('course_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function isEnrolled(db: Db, userId: string, courseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('enrolments')
    .select('course_id')
    .where('course_id', '=', courseId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** The course, whether who asks is enrolled, and whether their visit is due to be written, in one look. */
export const toLearn = (db: Db, asking: Asking, courseId: string | RawBuilder<string>) =>
  db
    .selectFrom('courses')
    .leftJoin('enrolments', (join) =>
      join.onRef('enrolments.course_id', '=', 'courses.id').on('enrolments.user_id', '=', idOf(asking)),
    )
    .where('courses.id', '=', courseId)
    .select(['courses.id', 'courses.title', 'courses.instructor_id', 'enrolments.user_id as enrolled'])
    .select(visitDueCondition.as('is_visit_due'))

export const courseToLearn = compiledOnce((db, asked: Asking & { courseId: string }) =>
  toLearn(db, asked, asked.courseId),
)
export type CourseToLearn = Awaited<ReturnType<typeof courseToLearn>>[number]
