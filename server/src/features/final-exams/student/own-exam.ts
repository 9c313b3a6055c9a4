import type { StudentExamSubmission } from '@academy/contract/final-exams'
import type { PaperQuestion } from '../../../db/schema-attempts.ts'
import {
  type SubmissionAnswerRow,
  type SubmissionRow,
  viewAskedQuestion,
  viewOwnSubmission,
} from '../../attempts/index.ts'

/** A student's own exam with the questions as they were asked. */
export function viewOwnExam(
  submission: SubmissionRow,
  answers: readonly SubmissionAnswerRow[],
  questions: readonly PaperQuestion[],
): StudentExamSubmission {
  return {
    ...viewOwnSubmission(submission, answers),
    course: submission.course_id,
    totalMarks: submission.total_marks,
    passingScore: submission.passing_percent,
    questions: questions.map(viewAskedQuestion),
  }
}
