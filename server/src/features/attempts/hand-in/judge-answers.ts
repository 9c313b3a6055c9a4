import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import type { PaperQuestion } from '../../../db/schema-attempts.ts'
import { invalid } from '../../../http/problem.ts'

/** What must be known of a question to say whether an answer fits it. */
export type AskedShape = Pick<PaperQuestion, '_id' | 'questionType'> & { optionCount: number }

export interface GivenFields {
  questionId: string
  questionType?: PaperQuestion['questionType'] | undefined
  selectedOption?: number | null | undefined
  writtenAnswer?: string | null | undefined
}
/** An answer that fits its question: at most one of the two is there. */
export interface FittingAnswer {
  questionId: string
  selectedOption: number | null
  writtenAnswer: string | null
}

export const shapesOf = (questions: readonly PaperQuestion[]): Map<string, AskedShape> =>
  new Map(
    questions.map(({ _id, questionType, options }) => [
      _id,
      { _id, questionType, optionCount: options.length },
    ]),
  )

/** @throws Problem 400 for a question of another paper, an option that is not there, an answer of the other kind. */
export function fitAnswer(shapes: ReadonlyMap<string, AskedShape>, given: GivenFields): FittingAnswer {
  const { questionId, questionType, selectedOption = null, writtenAnswer = null } = given
  const shape = shapes.get(questionId)
  if (!shape) throw invalid(M.questionForeign)
  if (questionType && questionType !== shape.questionType) throw invalid(M.answerKind)
  if (shape.questionType === 'written') {
    if (selectedOption !== null) throw invalid(M.answerKind)
    return { questionId, selectedOption: null, writtenAnswer }
  }
  // A form may send an empty text along with a chosen option; any other text is a mistake.
  if ((writtenAnswer ?? '').trim() !== '') throw invalid(M.answerKind)
  if (selectedOption !== null && selectedOption >= shape.optionCount) throw invalid(M.optionOutOfRange)
  return { questionId, selectedOption, writtenAnswer: null }
}
