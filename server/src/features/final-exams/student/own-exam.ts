import type { StudentExamSubmission } from '@academy/contract/final-exams'
import type { Db } from '../../../http/context.ts'
import {
  readPaper,
  type Standing,
  type SubmissionAnswerRow,
  type SubmissionRow,
  viewAskedQuestion,
  viewOwnSubmission,
} from '../../attempts/index.ts'

/** A student's own exam with the questions as they were asked. */
export async function viewOwnExam(
  db: Db,
  { passing_percent }: Standing,
  submission: SubmissionRow,
  answers: readonly SubmissionAnswerRow[],
): Promise<StudentExamSubmission> {
  const { questions } = await readPaper(db, submission.paper_id)
  return {
    ...viewOwnSubmission(submission, answers),
    course: submission.course_id,
    totalMarks: submission.total_marks,
    passingScore: passing_percent,
    questions: questions.map(viewAskedQuestion),
  }
}
