import { LECTURE_MESSAGES as M } from '@academy/contract/lectures'
import type { Context, Entry } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { courseForOwner } from '../courses/index.ts'
import { courseToLearn, learnersCourse } from '../enrolments/index.ts'
import { lectureForOwner, lecturesCourse } from './access.ts'
import { courseOfLecture, lecturesIn, lectureWhole } from './store.ts'
import { viewLecture, viewLectures } from './views.ts'

export async function listForLearner(entry: Entry, courseId: string) {
  const [ctx, course, lectures] = await entry.enter(
    courseToLearn.of({ ...entry.asking, courseId }),
    lecturesIn.of({ courseId }),
  )
  learnersCourse(ctx, course)
  return { lectures: viewLectures(ctx, lectures) }
}

export async function listForOwner(ctx: Context, courseId: string) {
  await courseForOwner(ctx, courseId)
  return { lectures: viewLectures(ctx, await lecturesIn(ctx.db, { courseId })) }
}

export async function readLecture(entry: Entry, lectureId: string) {
  const [ctx, course, [lecture]] = await entry.enter(
    courseOfLecture.of({ ...entry.asking, lectureId }),
    lectureWhole.of({ lectureId }),
  )
  lecturesCourse(ctx, course)
  if (!lecture) throw notFound(M.notFound)
  return { lecture: viewLecture(ctx, lecture) }
}

export async function readCourseOf(ctx: Context, lectureId: string) {
  const lecture = await lectureForOwner(ctx, lectureId)
  return { courseId: lecture.course_id, lecture: viewLecture(ctx, lecture) }
}
