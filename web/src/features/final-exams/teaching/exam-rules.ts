import * as ATTEMPT_MESSAGES from '@academy/contract/attempts/messages'
import { EXAM_MARKS_STEP } from '@academy/contract/attempts/rules'
import * as M from '@academy/contract/final-exams/messages'
import {
  EXAM_MARKS_MAX,
  EXAM_MARKS_MIN,
  EXAM_PASSING_DEFAULT_PERCENT,
  EXAM_PASSING_MAX_PERCENT,
  EXAM_PASSING_MIN_PERCENT,
  EXAM_TIME_DEFAULT_MINUTES,
  EXAM_TIME_MAX_MINUTES,
  EXAM_TIME_MIN_MINUTES,
  examDescriptionFor,
  examTitleFor,
} from '@academy/contract/final-exams/rules'
import type { PaperRules, PaperValues } from '../../quizzes/index.ts'

/** What an exam asks of its form: longer, stricter and in whole marks. */
export const EXAM_RULES: PaperRules = {
  timeMinMinutes: EXAM_TIME_MIN_MINUTES,
  timeMaxMinutes: EXAM_TIME_MAX_MINUTES,
  passingMinPercent: EXAM_PASSING_MIN_PERCENT,
  passingMaxPercent: EXAM_PASSING_MAX_PERCENT,
  marksMin: EXAM_MARKS_MIN,
  marksMax: EXAM_MARKS_MAX,
  marksStep: EXAM_MARKS_STEP,
  hasAllOptionsFilled: true,
  say: {
    title: M.titleAndDescription,
    description: M.titleAndDescription,
    timeLimit: M.timeLimitInvalid,
    passing: M.passingInvalid,
    noQuestions: M.questionsRequired,
    text: M.questionEmpty,
    fewOptions: M.optionsEmpty,
    blankOption: M.optionsEmpty,
    correctOption: M.correctOption,
    marks: M.marksInvalid,
    textTooLong: ATTEMPT_MESSAGES.questionTooLong,
    optionTooLong: ATTEMPT_MESSAGES.optionTooLong,
    optionTwice: ATTEMPT_MESSAGES.optionTwice,
  },
}

/** A new exam takes its title and description from the course, and has no question yet. */
export const newExamValues = (courseTitle: string): PaperValues => ({
  title: examTitleFor(courseTitle),
  description: examDescriptionFor(courseTitle),
  timeLimit: String(EXAM_TIME_DEFAULT_MINUTES),
  passingScore: String(EXAM_PASSING_DEFAULT_PERCENT),
  questions: [],
})
