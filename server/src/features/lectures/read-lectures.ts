import type { Context, Entry } from '../../http/context.ts'
import { courseForOwner } from '../courses/index.ts'
import { courseToLearn, learnersCourse } from '../enrolments/index.ts'
import { lectureForLearner, lectureForOwner } from './access.ts'
import { lecturesIn } from './store.ts'
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

export async function readLecture(ctx: Context, id: string) {
  return { lecture: viewLecture(ctx, await lectureForLearner(ctx, id)) }
}

export async function readCourseOf(ctx: Context, lectureId: string) {
  const lecture = await lectureForOwner(ctx, lectureId)
  return { courseId: lecture.course_id, lecture: viewLecture(ctx, lecture) }
}
