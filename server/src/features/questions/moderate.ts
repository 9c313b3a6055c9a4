import { excerptOf, QUESTION_MESSAGES as M } from '@academy/contract/questions'
import type { Context } from '../../http/context.ts'
import { conflict, invalid } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'
import { answerForOwner, questionForOwner } from './access.ts'
import { acceptedOf } from './read-store.ts'
import { changeAnswer, changeQuestion, lockQuestion } from './store.ts'
import { tellOfMark } from './tell.ts'
import { tellOfAnswers } from './tell-answer.ts'
import { tellOfState } from './tell-waiting.ts'

/** One answer at most is marked; repeating changes nothing. */
export async function acceptAnswer(ctx: Context, questionId: string, answerId: string | null) {
  const question = await questionForOwner(ctx, questionId)
  await lockQuestion(ctx.db, questionId)
  const wanted = answerId ? await markable(ctx, questionId, answerId) : null
  const [marked] = await acceptedOf(ctx.db, { ...ctx.asking, id: questionId })
  if (marked?.id !== wanted?.id) {
    if (marked) await changeAnswer(ctx.db, marked.id, { is_accepted: false })
    if (wanted) {
      await changeAnswer(ctx.db, wanted.id, { is_accepted: true })
      await tellOfMark(ctx, question, wanted)
    }
    await tellOfState(ctx, question)
    await recordAct(ctx, 'mark-lecture-answer', questionId, {
      title: question.title,
      before: { marked: marked ? excerptOf(marked.body) : '' },
      after: { marked: wanted ? excerptOf(wanted.body) : '' },
    })
  }
  return { message: answerId ? M.marked : M.unmarked }
}

async function markable(ctx: Context, questionId: string, answerId: string) {
  const { answer } = await answerForOwner(ctx, answerId)
  if (answer.question_id !== questionId) throw invalid(M.answerOfAnother, { answerId: M.answerOfAnother })
  if (answer.is_hidden) throw conflict(M.answerHidden)
  return answer
}

export async function hideQuestion(ctx: Context, id: string, isHidden: boolean) {
  await lockQuestion(ctx.db, id)
  const question = await questionForOwner(ctx, id)
  if (question.is_hidden !== isHidden) {
    await changeQuestion(ctx.db, id, { is_hidden: isHidden })
    await tellOfState(ctx, question)
    await tellOfAnswers(ctx, id, null)
    await recordAct(ctx, isHidden ? 'hide-lecture-question' : 'show-lecture-question', id, {
      title: question.title,
      before: { isHidden: question.is_hidden },
      after: { isHidden },
    })
  }
  return { message: isHidden ? M.hidden : M.shown }
}

export async function hideAnswer(ctx: Context, id: string, isHidden: boolean) {
  const { question } = await answerForOwner(ctx, id)
  await lockQuestion(ctx.db, question.id)
  const { answer } = await answerForOwner(ctx, id)
  if (answer.is_hidden !== isHidden) {
    await changeAnswer(ctx.db, id, { is_hidden: isHidden, is_accepted: false })
    await tellOfState(ctx, question)
    await tellOfAnswers(ctx, question.id, null)
    await recordAct(ctx, isHidden ? 'hide-lecture-answer' : 'show-lecture-answer', question.id, {
      title: question.title,
      answer: excerptOf(answer.body),
      before: { isHidden: answer.is_hidden, isMarked: answer.is_accepted },
      after: { isHidden, isMarked: false },
    })
  }
  return { message: isHidden ? M.hidden : M.shown }
}
