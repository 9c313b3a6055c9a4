import { LECTURE_MESSAGES } from '@academy/contract/lectures'
import { PROGRESS_MESSAGES as M } from '@academy/contract/progress'
import { type Context, signedIn } from '../../http/context.ts'
import { forbidden, invalid, notFound, type Problem } from '../../http/problem.ts'
import { type CourseToLearn, courseForLearner, learnersCourse } from '../enrolments/index.ts'
import { findLectureLength, type LectureLength } from './store.ts'

/** An enrolled student, or an admin, who sees zeros. Instructors do not study, not even their own course. */
export function assertStudies(ctx: Context, found: readonly CourseToLearn[]): void {
  if (signedIn(ctx).role === 'instructor') throw forbidden(M.studentsOnly)
  learnersCourse(ctx, found)
}

/** What progress needs of a lecture, for those who may open it. Its slides and files stay where they are. */
export async function lectureForStudy(ctx: Context, lectureId: string): Promise<LectureLength> {
  const lecture = await findLectureLength(ctx.db, lectureId)
  if (!lecture) throw notFound(LECTURE_MESSAGES.notFound)
  await courseForLearner(ctx, lecture.course_id)
  return lecture
}

/** Why a lecture could not be marked. Asked only after the one statement that marks has found nothing to mark. */
export async function refusalToComplete(ctx: Context, courseId: string, lectureId: string): Promise<Problem> {
  await courseForLearner(ctx, courseId)
  if (!(await findLectureLength(ctx.db, lectureId))) return notFound(LECTURE_MESSAGES.notFound)
  return invalid(M.lectureNotInCourse, { lectureId: M.lectureNotInCourse })
}
