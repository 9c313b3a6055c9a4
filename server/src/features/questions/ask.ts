import { QUESTION_MESSAGES as M } from '@academy/contract/questions'
import { type Context, signedIn } from '../../http/context.ts'
import { conflict } from '../../http/problem.ts'
import { assertAuthor, lectureForAsking, questionForReader } from './access.ts'
import {
  changeQuestion,
  findSent,
  insertQuestion,
  lockQuestion,
  type QuestionRow,
  removeQuestion,
  subscribe,
  unsubscribe,
} from './store.ts'
import { tellOfQuestion, tellOfState } from './tell-waiting.ts'
import { viewQuestion } from './views.ts'

interface Text {
  title: string
  body: string
}

/** Who asks hears of the answers; who teaches hears of the question. */
export async function askQuestion(
  ctx: Context,
  lectureId: string,
  { key, ...typed }: Text & { key: string },
) {
  const { lecture, course } = await lectureForAsking(ctx, lectureId)
  const { id: authorId } = signedIn(ctx)
  const asked = await insertQuestion(ctx.db, {
    ...{ courseId: course.id, lectureId: lecture.id, authorId, key, ...typed },
    at: ctx.now(),
  })
  const id = asked ?? (await findSent(ctx.db, 'lecture_questions', authorId, key)).id
  if (asked) {
    await subscribe(ctx.db, id, authorId)
    await tellOfQuestion(ctx, course.id, id)
  }
  return { message: M.asked, question: await viewed(ctx, id) }
}

export async function editQuestion(ctx: Context, id: string, typed: Text) {
  await lockUnanswered(ctx, id)
  await changeQuestion(ctx.db, id, { ...typed, edited_at: ctx.now() })
  return { message: M.saved, question: await viewed(ctx, id) }
}

export async function deleteQuestion(ctx: Context, id: string) {
  const question = await lockUnanswered(ctx, id)
  await removeQuestion(ctx.db, id)
  await tellOfState(ctx, question)
  return { message: M.deleted }
}

export async function setSubscribed(ctx: Context, id: string, isSubscribed: boolean) {
  await questionForReader(ctx, id)
  await (isSubscribed ? subscribe : unsubscribe)(ctx.db, id, signedIn(ctx).id)
  return { message: isSubscribed ? M.subscribed : M.unsubscribed, isSubscribed }
}

/** Nobody answers it until the transaction ends. What others have answered, or a teacher has hidden, stays as it was read. */
async function lockUnanswered(ctx: Context, id: string): Promise<QuestionRow> {
  await lockQuestion(ctx.db, id)
  const { question } = await questionForReader(ctx, id)
  assertAuthor(ctx, question)
  if (question.is_hidden) throw conflict(M.questionClosed)
  if (question.has_answers) throw conflict(M.hasAnswers)
  return question
}

async function viewed(ctx: Context, id: string) {
  const { question, mayModerate } = await questionForReader(ctx, id)
  return viewQuestion(question, { callerId: signedIn(ctx).id, mayModerate })
}
