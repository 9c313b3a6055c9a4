import { EXAM_MARKS_STEP } from '@academy/contract/attempts'
import { EXAM_MARKS_MAX, EXAM_MARKS_MIN, FINAL_EXAM_MESSAGES as M } from '@academy/contract/final-exams'
import type { QuestionRules } from '../../attempts/index.ts'

/** What a question of an exam must be: whole marks, and no option left blank. */
export const EXAM_QUESTION_RULES: QuestionRules = {
  messages: {
    text: M.questionEmpty,
    type: M.questionType,
    fewOptions: M.optionsEmpty,
    blankOption: M.optionsEmpty,
    correctOption: M.correctOption,
    marks: M.marksInvalid,
  },
  marksMin: EXAM_MARKS_MIN,
  marksMax: EXAM_MARKS_MAX,
  marksStep: EXAM_MARKS_STEP,
  allOptionsFilled: true,
}
