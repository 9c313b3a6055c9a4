import { sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import { type Asking, idOf, studentIdOf } from '../../http/asking.ts'
import type { Db } from '../../http/context.ts'
import { lastVisit } from '../enrolments/index.ts'

export async function hasLecture(db: Db, lectureId: string): Promise<boolean> {
  const row = await db.selectFrom('lectures').select('id').where('id', '=', lectureId).executeTakeFirst()
  return row !== undefined
}

/** Marks in one statement, and only for an enrolled student and a lecture of that course; without a row it has written nothing.
 * The enrolment row is locked by it, so completions of one student in one course come one after the other, and each adds its own to
 * what that row has kept. */
export const marking = compiledOnce((_db, marked: Asking & { courseId: string; lectureId: string }) => {
  const { courseId, lectureId } = marked
  return sql<{ completed: number; all: number }>`
    with studied as (
      update enrolments set last_lecture_id = ${lectureId}, last_studied_at = now(), last_active_at = ${lastVisit}
      where course_id = ${courseId} and user_id = ${studentIdOf(marked)}
        and exists (select from lectures where id = ${lectureId} and course_id = ${courseId})
      returning course_id, user_id, completed
    ), marked as (
      insert into lecture_completions (course_id, user_id, lecture_id)
      select course_id, user_id, ${lectureId} from studied
      on conflict do nothing
      returning lecture_id
    )
    select completed + (select count(*) from marked) as completed,
      (select count(*) from lectures where course_id = ${courseId}) as all
    from studied`
})

/** Two numbers, each from one index. A completion's lecture exists: a deleted lecture takes its completions along. */
export async function countProgress(db: Db, userId: string, courseId: string) {
  const { rows } = await sql<{ completed: number; all: number }>`
    select
      (select count(*) from lecture_completions where course_id = ${courseId} and user_id = ${userId}) as completed,
      (select count(*) from lectures where course_id = ${courseId}) as all`.execute(db)
  return rows[0] ?? { completed: 0, all: 0 }
}

/** Every lecture of the course in its order, and whether that person has completed it. */
export const lectureStates = compiledOnce((db, asked: Asking & { courseId: string }) =>
  db
    .selectFrom('lectures as l')
    .leftJoin('lecture_completions as c', (join) =>
      join
        .onRef('c.course_id', '=', 'l.course_id')
        .onRef('c.lecture_id', '=', 'l.id')
        .on('c.user_id', '=', idOf(asked)),
    )
    .where('l.course_id', '=', asked.courseId)
    .select(['l.id', 'c.completed_at'])
    .orderBy('l.position')
    .orderBy('l.id'),
)
