import { COURSE_MESSAGES as M } from '@academy/contract/courses'
import type { Context } from '../../http/context.ts'
import { recordAct } from '../audit/index.ts'
import { courseForOwner, orNotFound } from './access.ts'
import { countCompletionsOf, countQuestionsOf } from './list-store.ts'
import { recountWithout } from './recount-waiting.ts'
import { findManagedCourse, lockCourse, removeCourse } from './store.ts'
import { viewManagedCourse } from './views.ts'

export async function readOwnCourse(ctx: Context, courseId: string) {
  await courseForOwner(ctx, courseId)
  const row = await findManagedCourse(ctx.db, courseId)
  orNotFound(row)
  return { course: viewManagedCourse(row as NonNullable<typeof row>) }
}

/** Takes everything that hangs on the course with it, and writes down what that was. */
export async function deleteCourse(ctx: Context, courseId: string) {
  orNotFound(await lockCourse(ctx.db, courseId))
  const course = await courseForOwner(ctx, courseId)
  const lost = await findManagedCourse(ctx.db, courseId)
  const completions = await countCompletionsOf(ctx.db, courseId)
  await recountWithout(ctx, courseId, { by: 'course_id', id: courseId })
  const questions = await countQuestionsOf(ctx.db, [courseId])
  await removeCourse(ctx.db, courseId)
  await recordAct(ctx, 'delete-course', courseId, {
    title: course.title,
    before: { price: course.price_rwf, category: course.category, createdBy: course.created_by },
    instructor: course.instructor_id,
    lectures: lost?.lecture_count,
    students: lost?.student_count,
    quizzes: lost?.quiz_count,
    completions,
    questions,
  })
  return { message: M.deleted }
}
