import { percentageOf, roundPercent } from '@academy/contract/attempts'
import type { Submission, SubmissionInList } from '@academy/contract/quizzes'
import {
  type OwnedSubmission,
  type SubmissionAnswerRow,
  type SubmissionInPage,
  viewGivenAnswer,
  viewStudent,
} from '../../attempts/index.ts'

export function viewSubmissionInList(row: SubmissionInPage): SubmissionInList {
  return {
    _id: row.id,
    quiz: { _id: row.assessment_id, title: row.title, totalMarks: row.total_marks },
    course: row.course_id,
    courseName: row.course_title,
    student: viewStudent(row),
    status: row.status,
    submittedAt: row.submitted_at.toISOString(),
    totalMarksAwarded: row.total_marks_awarded,
    unmarkedCount: row.unmarked_count,
  }
}

const MINUTE_MS = 60_000

/** A begun minute counts as one; whoever was ended at the deadline used all they had. */
export function viewSitting({ started_at, deadline, submitted_at }: OwnedSubmission) {
  const minutesTo = (end: Date) => (end.getTime() - started_at.getTime()) / MINUTE_MS
  const allowedMinutes = Math.round(minutesTo(deadline))
  return { usedMinutes: Math.min(Math.ceil(minutesTo(submitted_at)), allowedMinutes), allowedMinutes }
}

export function viewSubmission(
  row: OwnedSubmission,
  answers: readonly SubmissionAnswerRow[],
  lateCount: number,
): Submission {
  return {
    _id: row.id,
    quiz: row.assessment_id,
    student: viewStudent(row),
    status: row.status,
    submittedAt: row.submitted_at.toISOString(),
    totalMarksAwarded: row.total_marks_awarded,
    percentage: roundPercent(percentageOf(row.total_marks_awarded, row.total_marks)),
    feedback: row.feedback,
    answers: answers.map(viewGivenAnswer),
    version: row.version,
    attempt: row.attempt_id,
    isFinalised: row.is_finalised,
    lateCount,
  }
}
