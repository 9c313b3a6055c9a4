import { percentageOf, roundPercent } from '@academy/contract/attempts'
import { csvTime } from '@academy/contract/text/csv'
import { USER_MESSAGES } from '@academy/contract/users'
import type { CsvColumn } from '../../../http/csv-reply.ts'
import type { SubmissionInPage } from './submissions-rows-store.ts'

/** Of a quiz as of an exam. Until all is marked the marks count what is marked so far. */
export const submissionCsvColumns = (title: string): CsvColumn<SubmissionInPage>[] => [
  ['Student', (row) => row.student_name ?? USER_MESSAGES.deletedUser],
  ['Email', (row) => row.student_email],
  ['Course', (row) => row.course_title],
  [title, (row) => row.title],
  ['Submitted at (Kigali)', (row) => csvTime(row.submitted_at)],
  ['Status', (row) => row.status],
  ['Marks', (row) => row.total_marks_awarded],
  ['Out of', (row) => row.total_marks],
  ['Percent', (row) => roundPercent(percentageOf(row.total_marks_awarded, row.total_marks))],
]
