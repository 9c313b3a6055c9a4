import { QUIZ_MARKS_STEP } from '@academy/contract/attempts'
import { QUIZ_MESSAGES as M, QUESTION_MARKS_MAX, QUESTION_MARKS_MIN } from '@academy/contract/quizzes'
import type { QuestionRules } from '../../attempts/index.ts'

/** What a question of a quiz must be. */
export const QUIZ_QUESTION_RULES: QuestionRules = {
  messages: {
    text: M.questionText,
    type: M.questionType,
    fewOptions: M.fewOptions,
    blankOption: M.optionsFilled,
    correctOption: M.correctOption,
    marks: M.marksInvalid,
  },
  marksMin: QUESTION_MARKS_MIN,
  marksMax: QUESTION_MARKS_MAX,
  marksStep: QUIZ_MARKS_STEP,
  allOptionsFilled: false,
}
