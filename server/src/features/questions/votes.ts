import { QUESTION_MESSAGES as M } from '@academy/contract/questions'
import { type Context, signedIn } from '../../http/context.ts'
import { forbidden } from '../../http/problem.ts'
import { answerForReader, questionForReader } from './access.ts'
import { dropAnswerVote, dropQuestionVote, usefulOf, voteForAnswer, voteForQuestion } from './votes-store.ts'

/** One voice a person, however often it is given; nobody's for their own. */
export async function findQuestionUseful(ctx: Context, id: string, isUseful: boolean) {
  const { question } = await questionForReader(ctx, id)
  assertNotOwn(ctx, question)
  await (isUseful ? voteForQuestion : dropQuestionVote)(ctx.db, id, signedIn(ctx).id)
  return { useful: await usefulOf(ctx.db, 'lecture_questions', id), isUseful }
}

export async function findAnswerUseful(ctx: Context, id: string, isUseful: boolean) {
  const { answer } = await answerForReader(ctx, id)
  assertNotOwn(ctx, answer)
  await (isUseful ? voteForAnswer : dropAnswerVote)(ctx.db, id, signedIn(ctx).id)
  return { useful: await usefulOf(ctx.db, 'lecture_answers', id), isUseful }
}

function assertNotOwn(ctx: Context, { author_id }: { author_id: string | null }): void {
  if (author_id === signedIn(ctx).id) throw forbidden(M.ownUseful)
}
