import { LECTURE_MESSAGES } from '@academy/contract/lectures'
import { PROGRESS_MESSAGES as M } from '@academy/contract/progress'
import { type Context, signedIn } from '../../http/context.ts'
import { conflict, forbidden, invalid, notFound, type Problem } from '../../http/problem.ts'
import { type CourseToLearn, courseForLearner, learnersCourse } from '../enrolments/index.ts'
import { courseOfLecture, lecturesCourse } from '../lectures/index.ts'
import { hasLecture } from './store.ts'

/** An enrolled student, or an admin, who sees zeros. Instructors do not study, not even their own course. */
export function assertStudies(ctx: Context, found: readonly CourseToLearn[]): void {
  if (signedIn(ctx).role === 'instructor') throw forbidden(M.studentsOnly)
  learnersCourse(ctx, found)
}

/** Why a position could not be kept. Asked only after the one statement that keeps it has found nobody who studies the lecture.
 * @throws Problem 404 or 403 */
export async function refusalToStudy(ctx: Context, lectureId: string): Promise<Problem> {
  lecturesCourse(ctx, await courseOfLecture(ctx.db, { ...ctx.asking, lectureId }))
  // Who was not enrolled a moment ago enrolled just now.
  return conflict(M.updateFailed)
}

/** Why a lecture could not be marked. Asked only after the one statement that marks has found nothing to mark. */
export async function refusalToComplete(ctx: Context, courseId: string, lectureId: string): Promise<Problem> {
  await courseForLearner(ctx, courseId)
  if (!(await hasLecture(ctx.db, lectureId))) return notFound(LECTURE_MESSAGES.notFound)
  return invalid(M.lectureNotInCourse, { lectureId: M.lectureNotInCourse })
}
