// Whole marks of an exam while they are edited. Pure: `edits` holds only what was touched, by answer.
import {
  clampMarks,
  EXAM_MARKS_STEP,
  isPassed,
  percentageOf,
  roundPercent,
  sumMarks,
} from '@academy/contract/attempts/rules'
import type { ExamSubmission } from '@academy/contract/final-exams'

type Answer = ExamSubmission['answers'][number]
export interface ExamEdit {
  marks: number | null
  feedback: string
}
export type ExamEdits = Readonly<Record<string, ExamEdit>>

/** Floored at 0 and capped by the question; what is no number is 0. */
export function readExamMark(typed: string, max: number): number {
  return clampMarks(Number(typed.trim().replace(',', '.') || Number.NaN), max, EXAM_MARKS_STEP)
}

export const editOf = (answer: Answer, edits: ExamEdits): ExamEdit =>
  edits[answer._id] ?? { marks: answer.marksAwarded, feedback: answer.feedback }

export interface ExamScore {
  awarded: number
  /** Two decimals. */
  percent: number
  /** Null while an answer waits for marks. */
  passed: boolean | null
}

/** As it would be if the edits were saved. */
export function liveScore(submission: ExamSubmission, edits: ExamEdits): ExamScore {
  const marks = submission.answers.map((answer) => editOf(answer, edits).marks)
  const awarded = sumMarks(marks)
  const { totalMarks, passingScore } = submission
  return {
    awarded,
    percent: roundPercent(percentageOf(awarded, totalMarks)),
    passed: marks.includes(null) ? null : isPassed(awarded, totalMarks, passingScore),
  }
}

export const storedScore = ({ totalMarksAwarded, percentage, passed }: ExamSubmission): ExamScore => ({
  awarded: totalMarksAwarded,
  percent: percentage,
  passed,
})

export const marksBody = (
  submission: ExamSubmission,
  edits: ExamEdits,
  feedback: string,
  version: number,
) => ({
  answers: submission.answers.map((answer) => {
    const { marks, feedback } = editOf(answer, edits)
    return { answerId: answer._id, marksAwarded: marks, feedback }
  }),
  feedback,
  version,
})
