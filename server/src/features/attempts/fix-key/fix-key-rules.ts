import { type KeyChange, markAnswer, sumMarks } from '@academy/contract/attempts'
import { USER_MESSAGES } from '@academy/contract/users'
import type { PaperQuestion } from '../../../db/schema-attempts.ts'

interface AskingPaper {
  id: string
  questions: PaperQuestion[]
  answer_key: Record<string, number>
}
/** The right option as the newest version that asks the question has it. */
export interface RightOption {
  at: number
  text: string
  /** How many options there are. */
  of: number
}
/** One paper with its new key, and the one question before and after. */
export interface Fixed {
  answerKey: Record<string, number>
  before: Question
  after: Question
}
type Question = PaperQuestion & { correctOption: number | null }

/** In an older version the same words are right, wherever they stand; else the same place among as many options.
 * Null where nothing changes, or nothing can be said. */
export function fixPaper(paper: AskingPaper, questionId: string, right: RightOption): Fixed | null {
  const question = paper.questions.find(({ _id }) => _id === questionId)
  if (question?.questionType !== 'multiple-choice') return null
  const { options } = question
  const isThere = options[right.at] === right.text
  const sameWords = isThere ? right.at : options.indexOf(right.text)
  const position = sameWords >= 0 ? sameWords : options.length === right.of ? right.at : null
  const before = paper.answer_key[questionId] ?? null
  if (position === null || position === before) return null
  return {
    answerKey: { ...paper.answer_key, [questionId]: position },
    before: { ...question, correctOption: before },
    after: { ...question, correctOption: position },
  }
}

export interface MarkedAnswer {
  submission: string
  student: string | null
  total_marks_awarded: number
  answer: string
  selected_option: number | null
  marks_awarded: number | null
}

/** What the new key changes for one submission, with the answer's new mark. Null where the mark stays, or where a person
 * gave another mark than the old key did. */
export function changeOf(
  row: MarkedAnswer,
  fixed: Fixed | undefined,
  mayLower: boolean,
): (KeyChange & { answer: string; marks: number }) | null {
  if (!fixed) return null
  const given = { questionId: fixed.before._id, selectedOption: row.selected_option, writtenAnswer: null }
  const marks = markAnswer(fixed.after, given)
  if (row.marks_awarded !== markAnswer(fixed.before, given)) return null
  if (marks === null || row.marks_awarded === null || marks === row.marks_awarded) return null
  return {
    submission: row.submission,
    student: row.student ?? USER_MESSAGES.deletedUser,
    before: row.total_marks_awarded,
    after: sumMarks([row.total_marks_awarded, marks, -row.marks_awarded]),
    isChanged: marks > row.marks_awarded || mayLower,
    answer: row.answer,
    marks,
  }
}
