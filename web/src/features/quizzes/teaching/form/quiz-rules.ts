import * as ATTEMPT_MESSAGES from '@academy/contract/attempts/messages'
import { QUIZ_MARKS_STEP } from '@academy/contract/attempts/rules'
import * as M from '@academy/contract/quizzes/messages'
import {
  QUESTION_MARKS_MAX,
  QUESTION_MARKS_MIN,
  QUIZ_PASS_PERCENT,
  QUIZ_TIME_DEFAULT_MINUTES,
  QUIZ_TIME_MAX_MINUTES,
  QUIZ_TIME_MIN_MINUTES,
} from '@academy/contract/quizzes/rules'
import type { PaperRules } from './paper-faults.ts'
import { newQuestion, type PaperValues } from './paper-values.ts'

export const QUIZ_RULES: PaperRules = {
  timeMinMinutes: QUIZ_TIME_MIN_MINUTES,
  timeMaxMinutes: QUIZ_TIME_MAX_MINUTES,
  passingMinPercent: 0,
  passingMaxPercent: 100,
  marksMin: QUESTION_MARKS_MIN,
  marksMax: QUESTION_MARKS_MAX,
  marksStep: QUIZ_MARKS_STEP,
  hasAllOptionsFilled: false,
  say: {
    title: M.titleRequired,
    description: M.descriptionRequired,
    timeLimit: M.timeLimitInvalid,
    passing: M.passingInvalid,
    noQuestions: M.questionsRequired,
    text: M.questionText,
    fewOptions: M.fewOptions,
    blankOption: M.optionsFilled,
    correctOption: M.correctOption,
    marks: M.marksInvalid,
    textTooLong: ATTEMPT_MESSAGES.questionTooLong,
    optionTooLong: ATTEMPT_MESSAGES.optionTooLong,
    optionTwice: ATTEMPT_MESSAGES.optionTwice,
  },
}

/** A new quiz: the usual time and passing score, and one question to begin with. */
export const newQuizValues = (): PaperValues => ({
  title: '',
  description: '',
  timeLimit: String(QUIZ_TIME_DEFAULT_MINUTES),
  passingScore: String(QUIZ_PASS_PERCENT),
  questions: [newQuestion('multiple-choice')],
})
