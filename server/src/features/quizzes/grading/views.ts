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
