import { LIST_MAX_ROWS } from '@academy/contract/http'
import type { Db } from '../../../http/context.ts'

/** The lectures of a course that a student has not completed, in their order, and how many there are in all. */
export async function lecturesLeft(db: Db, studentId: string, courseId: string) {
  const lectures = await db
    .selectFrom('lectures as l')
    .leftJoin('lecture_completions as done', (join) =>
      join
        .onRef('done.course_id', '=', 'l.course_id')
        .onRef('done.lecture_id', '=', 'l.id')
        .on('done.user_id', '=', studentId),
    )
    .where('l.course_id', '=', courseId)
    .select(['l.id', 'l.title', 'done.completed_at'])
    .orderBy('l.position')
    .orderBy('l.id')
    .limit(LIST_MAX_ROWS)
    .execute()
  return { total: lectures.length, left: lectures.filter(({ completed_at }) => completed_at === null) }
}
