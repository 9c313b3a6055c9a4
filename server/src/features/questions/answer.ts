import { QUESTION_MESSAGES as M } from '@academy/contract/questions'
import { type Context, signedIn } from '../../http/context.ts'
import { conflict, notFound } from '../../http/problem.ts'
import { answerForReader, assertAuthor, questionForReader } from './access.ts'
import {
  changeAnswer,
  findAnswer,
  findSent,
  insertAnswer,
  lockQuestion,
  type QuestionRow,
  removeAnswer,
} from './store.ts'
import { tellOfAnswers } from './tell-answer.ts'
import { tellOfState } from './tell-waiting.ts'
import { viewAnswer } from './views.ts'

export async function answerQuestion(
  ctx: Context,
  questionId: string,
  { key, body }: { key: string; body: string },
) {
  const { question, mayModerate } = await questionForReader(ctx, questionId)
  if (question.is_hidden) throw conflict(M.questionClosed)
  const { id: authorId } = signedIn(ctx)
  const given = await insertAnswer(ctx.db, {
    ...{ questionId, authorId, key, body },
    ...{ byTeacher: mayModerate, at: ctx.now() },
  })
  const id = given ?? (await findSent(ctx.db, 'lecture_answers', authorId, key)).id
  if (given) {
    await tellOfState(ctx, question)
    await tellOfAnswers(ctx, questionId, id)
  }
  return { message: M.answered, answer: await viewed(ctx, id) }
}

export async function editAnswer(ctx: Context, id: string, body: string) {
  await lockUnmarked(ctx, id)
  await changeAnswer(ctx.db, id, { body, edited_at: ctx.now() })
  return { message: M.saved, answer: await viewed(ctx, id) }
}

export async function deleteAnswer(ctx: Context, id: string) {
  const question = await lockUnmarked(ctx, id)
  await removeAnswer(ctx.db, id)
  await tellOfState(ctx, question)
  await tellOfAnswers(ctx, question.id, null)
  return { message: M.answerDeleted }
}

/** Locks an answer: nobody marks or hides it until the transaction ends. */
async function lockUnmarked(ctx: Context, id: string): Promise<QuestionRow> {
  const { answer: seen } = await answerForReader(ctx, id)
  assertAuthor(ctx, seen)
  await lockQuestion(ctx.db, seen.question_id)
  const { answer, question } = await answerForReader(ctx, id)
  if (answer.is_hidden) throw conflict(M.hiddenAnswer)
  if (answer.is_accepted) throw conflict(M.markedStays)
  return question
}

async function viewed(ctx: Context, id: string) {
  const { id: callerId } = signedIn(ctx)
  const answer = await findAnswer(ctx.db, id, callerId)
  if (!answer) throw notFound(M.answerNotFound)
  return viewAnswer(answer, callerId)
}
