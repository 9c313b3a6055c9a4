import { QUIZ_MARKS_STEP } from '@academy/contract/attempts'
import type { Context } from '../../../http/context.ts'
import { gradeAnswersTo, readAnswersTo } from '../../attempts/index.ts'
import { quizForOwner } from '../access.ts'

export async function readQuizAnswers(ctx: Context, quizId: string, questionId: string) {
  await quizForOwner(ctx, quizId)
  return readAnswersTo(ctx, quizId, questionId)
}

export async function gradeQuizAnswers(
  ctx: Context,
  quizId: string,
  questionId: string,
  body: Parameters<typeof gradeAnswersTo>[2],
) {
  const { id: assessmentId } = await quizForOwner(ctx, quizId)
  return gradeAnswersTo(ctx, { assessmentId, questionId, step: QUIZ_MARKS_STEP }, body)
}
