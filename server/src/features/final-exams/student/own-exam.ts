import type { StudentExamSubmission } from '@academy/contract/final-exams'
import type { Db } from '../../../http/context.ts'
import {
  readPaper,
  type SubmissionAnswerRow,
  type SubmissionRow,
  viewAskedQuestion,
  viewOwnSubmission,
} from '../../attempts/index.ts'

/** A student's own exam with the questions as they were asked. */
export async function viewOwnExam(
  db: Db,
  submission: SubmissionRow,
  answers: readonly SubmissionAnswerRow[],
): Promise<StudentExamSubmission> {
  const { questions } = await readPaper(db, submission.paper_id)
  return {
    ...viewOwnSubmission(submission, answers),
    course: submission.course_id,
    totalMarks: submission.total_marks,
    passingScore: submission.passing_percent,
    questions: questions.map(viewAskedQuestion),
  }
}
