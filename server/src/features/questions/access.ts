import { LECTURE_MESSAGES } from '@academy/contract/lectures'
import { QUESTION_MESSAGES as M } from '@academy/contract/questions'
import { together } from '../../db/statement.ts'
import { type Context, signedIn } from '../../http/context.ts'
import { forbidden, notFound } from '../../http/problem.ts'
import { courseForOwner, mayManage } from '../courses/index.ts'
import {
  type CourseToLearn,
  courseForLearner,
  type LearnerCourse,
  learnersCourse,
} from '../enrolments/index.ts'
import { lecturesCourse } from '../lectures/index.ts'
import { courseOfQuestion, questionOf } from './read-store.ts'
import { type AnswerRow, findAnswer, findLectureTitle, type QuestionRow } from './store.ts'

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
  return { lecture, course: await courseForLearner(ctx, lecture.course_id) }
}

/** The same of what `courseOfLecture` found, for who asks it together with more.
 * @throws Problem 404 or 403 */
export function lectureToAsk(ctx: Context, found: readonly CourseToLearn[]): InCourse {
  return around(ctx, lecturesCourse(ctx, found))
}

/** A question for the same people; a hidden one only for its author and who teaches. */
export async function questionForReader(
  ctx: Context,
  id: string,
): Promise<InCourse & { question: QuestionRow }> {
  const asked = { ...ctx.asking, id }
  return questionToRead(ctx, ...(await together(ctx.db, questionOf.of(asked), courseOfQuestion.of(asked))))
}

/** The same of what `questionOf` and `courseOfQuestion` found, for who asks them together with more.
 * @throws Problem 404 or 403 */
export function questionToRead(
  ctx: Context,
  [question]: readonly QuestionRow[],
  found: readonly CourseToLearn[],
): InCourse & { question: QuestionRow } {
  if (!question) throw notFound(M.notFound)
  const course = around(ctx, learnersCourse(ctx, found))
  if (question.is_hidden && !course.mayModerate && question.author_id !== signedIn(ctx).id)
    throw notFound(M.notFound)
  return { question, ...course }
}

/** An answer for those who see its question; a hidden one as a hidden question. */
export async function answerForReader(
  ctx: Context,
  id: string,
): Promise<InCourse & { answer: AnswerRow; question: QuestionRow }> {
  const answer = await findAnswer(ctx.db, id, signedIn(ctx).id)
  if (!answer) throw notFound(M.answerNotFound)
  const asked = await questionForReader(ctx, answer.question_id)
  if (answer.is_hidden && !asked.mayModerate && answer.author_id !== signedIn(ctx).id)
    throw notFound(M.answerNotFound)
  return { answer, ...asked }
}

export async function questionForOwner(ctx: Context, id: string): Promise<QuestionRow> {
  const [question] = await questionOf(ctx.db, { ...ctx.asking, id })
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

const around = (ctx: Context, course: LearnerCourse): InCourse => ({
  course,
  mayModerate: mayManage(signedIn(ctx), course),
})
