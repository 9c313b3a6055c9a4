import type { AskedQuestion } from '@academy/contract/attempts'
import type { StudentExamSubmission } from '@academy/contract/final-exams'
import { type SubmissionAnswerRow, type SubmissionRow, viewOwnSubmission } from '../../attempts/index.ts'

/** A student's own exam with the questions as they were asked. */
export function viewOwnExam(
  submission: SubmissionRow,
  answers: readonly SubmissionAnswerRow[],
  questions: readonly AskedQuestion[],
): StudentExamSubmission {
  return {
    ...viewOwnSubmission(submission, answers),
    course: submission.course_id,
    totalMarks: submission.total_marks,
    passingScore: submission.passing_percent,
    questions: [...questions],
  }
}
