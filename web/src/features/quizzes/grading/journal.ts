import { keptDrafts } from '../../../lib/device/drafts.ts'
import type { gradeBodyOf } from './marks/marks.ts'

/** Marks the server has not confirmed; `id` is person and submission. */
export interface KeptMarks {
  id: string
  body: ReturnType<typeof gradeBodyOf>
  atMs: number
}

const marks = keptDrafts<KeptMarks>('grade-drafts')

export const marksIdOf = (personId: string, submissionId: string): string => `${personId} ${submissionId}`

export const { read: readMarks, write: keepMarks, forget: forgetMarks } = marks
