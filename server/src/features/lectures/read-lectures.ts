import { type Context, signedIn } from '../../http/context.ts'
import { courseForOwner } from '../courses/index.ts'
import { courseForLearner } from '../enrolments/index.ts'
import { lectureForLearner, lectureForOwner } from './access.ts'
import { lecturesOfCourse, restingPoint } from './store.ts'
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
  const lecture = await lectureForLearner(ctx, id)
  const rest = await restingPoint(ctx.db, signedIn(ctx).id, id)
  const resume = rest && {
    positionSeconds: rest.position_seconds,
    watched: rest.watched,
    updatedAt: rest.updated_at.toISOString(),
  }
  return { lecture: viewLecture(ctx, lecture), resume: resume ?? null }
}

export async function readCourseOf(ctx: Context, lectureId: string) {
  const lecture = await lectureForOwner(ctx, lectureId)
  return { courseId: lecture.course_id, lecture: viewLecture(ctx, lecture) }
}
