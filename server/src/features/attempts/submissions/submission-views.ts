import type { givenAnswer } from '@academy/contract/attempts'
import type { Person } from '@academy/contract/users'
import type { z } from 'zod'
import type { SubmissionAnswerRow } from './submissions-store.ts'

/** Null once the person was deleted: the work stays. */
export function viewStudent(row: {
  student_id: string | null
  student_name: string | null
  student_email: string | null
}): Person | null {
  const { student_id: _id, student_name: name, student_email: email } = row
  return _id === null || name === null || email === null ? null : { _id, name, email }
}

/** As those who grade see it. */
export function viewGivenAnswer(row: SubmissionAnswerRow): z.output<typeof givenAnswer> {
  return {
    questionId: row.question_id,
    selectedOption: row.selected_option,
    writtenAnswer: row.written_answer,
    marksAwarded: row.marks_awarded,
    feedback: row.feedback,
  }
}
