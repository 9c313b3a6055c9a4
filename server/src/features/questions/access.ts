import { LECTURE_MESSAGES } from '@academy/contract/lectures'
import { QUESTION_MESSAGES as M } from '@academy/contract/questions'
import { type Context, signedIn } from '../../http/context.ts'
import { forbidden, notFound } from '../../http/problem.ts'
import { courseForOwner, mayManage } from '../courses/index.ts'
import { courseForLearner, type LearnerCourse } from '../enrolments/index.ts'
import { type AnswerRow, findAnswer, findLectureTitle, findQuestion, type QuestionRow } from './store.ts'

/** A row beside the course whose people may see it. */
interface InCourse {
  course: LearnerCourse
  /** The caller teaches the course, or runs the academy. */
  mayModerate: boolean
}

/** The lecture for those who study its course or teach it. A lecture that visitors may preview asks nothing of them here. */
export async function lectureForAsking(ctx: Context, lectureId: string) {
  const lecture = await findLectureTitle(ctx.db, lectureId)
  if (!lecture) throw notFound(LECTURE_MESSAGES.notFound)
  return { lecture, ...(await inCourse(ctx, lecture.course_id)) }
}

/** A question for the same people; a hidden one only for its author and who teaches. */
export async function questionForReader(
  ctx: Context,
  id: string,
): Promise<InCourse & { question: QuestionRow }> {
  const question = await findQuestion(ctx.db, id, signedIn(ctx).id)
  if (!question) throw notFound(M.notFound)
  const around = await inCourse(ctx, question.course_id)
  if (question.is_hidden && !around.mayModerate && question.author_id !== signedIn(ctx).id)
    throw notFound(M.notFound)
  return { question, ...around }
}

/** An answer for those who see its question; a hidden one as a hidden question. */
export async function answerForReader(
  ctx: Context,
  id: string,
): Promise<InCourse & { answer: AnswerRow; question: QuestionRow }> {
  const answer = await findAnswer(ctx.db, id, signedIn(ctx).id)
  if (!answer) throw notFound(M.answerNotFound)
  const around = await questionForReader(ctx, answer.question_id)
  if (answer.is_hidden && !around.mayModerate && answer.author_id !== signedIn(ctx).id)
    throw notFound(M.answerNotFound)
  return { answer, ...around }
}

export async function questionForOwner(ctx: Context, id: string): Promise<QuestionRow> {
  const question = await findQuestion(ctx.db, id, signedIn(ctx).id)
  if (!question) throw notFound(M.notFound)
  await courseForOwner(ctx, question.course_id)
  return question
}

export async function answerForOwner(ctx: Context, id: string) {
  const answer = await findAnswer(ctx.db, id, signedIn(ctx).id)
  if (!answer) throw notFound(M.answerNotFound)
  return { answer, question: await questionForOwner(ctx, answer.question_id) }
}

/** @throws Problem when somebody else wrote it. */
export function assertAuthor(ctx: Context, { author_id }: { author_id: string | null }): void {
  if (author_id !== signedIn(ctx).id) throw forbidden(M.notYours)
}

async function inCourse(ctx: Context, courseId: string): Promise<InCourse> {
  const course = await courseForLearner(ctx, courseId)
  return { course, mayModerate: mayManage(signedIn(ctx), course) }
}
