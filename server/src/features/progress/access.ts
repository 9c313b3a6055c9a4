import { ENROLMENT_MESSAGES } from '@academy/contract/enrolments'
import { PROGRESS_MESSAGES as M } from '@academy/contract/progress'
import { type Context, signedIn } from '../../http/context.ts'
import { forbidden, invalid, type Problem } from '../../http/problem.ts'
import { courseForLearner, type LearnerCourse } from '../enrolments/index.ts'
import { lectureForLearner } from '../lectures/index.ts'

/** An enrolled student, or an admin, who sees zeros. Instructors do not study, not even their own course. */
export async function courseForProgress(ctx: Context, courseId: string): Promise<LearnerCourse> {
  if (signedIn(ctx).role === 'instructor') throw forbidden(ENROLMENT_MESSAGES.studentsOnly)
  return courseForLearner(ctx, courseId)
}

/** Why a lecture could not be marked. Asked only after the one statement that marks has found nothing to mark. */
export async function refusalToComplete(ctx: Context, courseId: string, lectureId: string): Promise<Problem> {
  await courseForLearner(ctx, courseId)
  await lectureForLearner(ctx, lectureId)
  return invalid(M.lectureNotInCourse, { lectureId: M.lectureNotInCourse })
}
