import type { Context } from '../../http/context.ts'
import { courseForOwner } from '../courses/index.ts'
import { courseForLearner } from '../enrolments/index.ts'
import { lectureForLearner, lectureForOwner } from './access.ts'
import { lecturesOfCourse } from './store.ts'
import { viewLecture, viewLectures } from './views.ts'

export async function listForLearner(ctx: Context, courseId: string) {
  await courseForLearner(ctx, courseId)
  return { lectures: viewLectures(ctx, await lecturesOfCourse(ctx.db, courseId)) }
}

export async function listForOwner(ctx: Context, courseId: string) {
  await courseForOwner(ctx, courseId)
  return { lectures: viewLectures(ctx, await lecturesOfCourse(ctx.db, courseId)) }
}

export async function readLecture(ctx: Context, id: string) {
  return { lecture: viewLecture(ctx, await lectureForLearner(ctx, id)) }
}

export async function readCourseOf(ctx: Context, lectureId: string) {
  const lecture = await lectureForOwner(ctx, lectureId)
  return { courseId: lecture.course_id, lecture: viewLecture(ctx, lecture) }
}
