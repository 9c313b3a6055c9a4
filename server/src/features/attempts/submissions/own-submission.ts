import { percentageOf, roundPercent } from '@academy/contract/attempts'
import type { SubmissionAnswerRow, SubmissionRow } from './submissions-store.ts'

/** What a student may see of their own work: marks and feedback only once the whole is graded, the key never. */
export function viewOwnSubmission(row: SubmissionRow, answers: readonly SubmissionAnswerRow[]) {
  const isGraded = row.status === 'graded'
  return {
    _id: row.id,
    status: row.status,
    submittedAt: row.submitted_at.toISOString(),
    totalMarksAwarded: isGraded ? row.total_marks_awarded : null,
    percentage: isGraded ? roundPercent(percentageOf(row.total_marks_awarded, row.total_marks)) : null,
    passed: isGraded ? row.passed : null,
    feedback: isGraded ? row.feedback : '',
    answers: answers.map((answer) => ({
      questionId: answer.question_id,
      selectedOption: answer.selected_option,
      writtenAnswer: answer.written_answer,
      marksAwarded: isGraded ? answer.marks_awarded : null,
      feedback: isGraded ? answer.feedback : '',
    })),
    isFinalised: row.is_finalised,
  }
}
