import { LECTURE_MESSAGES as M } from '@academy/contract/lectures'
import type { Context } from '../../http/context.ts'
import { recordAct } from '../audit/index.ts'
import { recountWithout } from '../courses/index.ts'
import { tellCourseUpdate } from '../enrolments/index.ts'
import { lectureForChange } from './access.ts'
import { deleteLectureRow } from './store.ts'
import { factsForAudit } from './views.ts'

/** What hangs on the lecture goes with it in SQL; its files wait an hour for the cleaning. */
export async function deleteLecture(ctx: Context, id: string) {
  const lecture = await lectureForChange(ctx, id)
  await recountWithout(ctx, lecture.course_id, { by: 'lecture_id', id })
  await deleteLectureRow(ctx.db, id)
  await tellCourseUpdate(ctx, lecture, 'deleted')
  await recordAct(ctx, 'delete-lecture', id, {
    title: lecture.title,
    courseId: lecture.course_id,
    before: factsForAudit(lecture),
  })
  return { message: M.deleted }
}
