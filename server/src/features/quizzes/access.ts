import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes'
import { type Context, signedIn } from '../../http/context.ts'
import { forbidden, notFound, type Problem } from '../../http/problem.ts'
import { type AssessmentRow, assessmentForOwner } from '../attempts/index.ts'
import { mayManage } from '../courses/index.ts'
import { findLectureAndCourse, type LectureAndCourse } from './store.ts'

/** The quiz for those who teach its course. */
export const quizForOwner = (ctx: Context, id: string): Promise<AssessmentRow> =>
  assessmentForOwner(ctx, id, 'quiz', { notFound: M.notFound, notYours: M.notYours })

/** The lecture that a quiz is made for; one sentence for what is not there and what is not theirs. */
export async function lectureForQuiz(ctx: Context, lectureId: string): Promise<LectureAndCourse> {
  const lecture = await findLectureAndCourse(ctx.db, lectureId)
  if (!lecture) throw notFound(M.lectureAccess)
  if (!mayManage(signedIn(ctx), lecture)) throw refusal()
  return lecture
}

const refusal = (): Problem => forbidden(M.lectureAccess)
