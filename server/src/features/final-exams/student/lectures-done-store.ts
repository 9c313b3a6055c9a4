import { LIST_MAX_ROWS } from '@academy/contract/http'
import { compiledOnce } from '../../../db/compiled.ts'
import { type Asking, idOf } from '../../../http/asking.ts'

/** The lectures of a course in their order, and when who asks has completed each. */
export const lecturesDone = compiledOnce((db, asked: Asking & { courseId: string }) =>
  db
    .selectFrom('lectures as l')
    .leftJoin('lecture_completions as done', (join) =>
      join
        .onRef('done.course_id', '=', 'l.course_id')
        .onRef('done.lecture_id', '=', 'l.id')
        .on('done.user_id', '=', idOf(asked)),
    )
    .where('l.course_id', '=', asked.courseId)
    .select(['l.id', 'l.title', 'done.completed_at'])
    .orderBy('l.position')
    .orderBy('l.id')
    .limit(LIST_MAX_ROWS),
)
export type LectureDone = Awaited<ReturnType<typeof lecturesDone>>[number]
