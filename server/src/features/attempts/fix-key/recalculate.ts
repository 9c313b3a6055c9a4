import { isPassed, sumMarks } from '@academy/contract/attempts'
import type { Db } from '../../../http/context.ts'
import type { SubmissionRow } from '../submissions/submissions-store.ts'
import { findMarks, type Outcome, writeOutcome } from './recalculate-store.ts'

/**
 * Adds a submission up again from its answers' marks: total, what still waits, status, passed; its version grows.
 * Call it inside the transaction that changed the marks, with the submission locked. Undefined when there is none.
 */
export async function recalculateSubmission(
  db: Db,
  submissionId: string,
): Promise<SubmissionRow | undefined> {
  const added = await findMarks(db, submissionId)
  if (!added) return undefined
  return writeOutcome(db, submissionId, outcomeOf(added.marks, added.total_marks, added.passing_percent))
}

/** What a submission's marks come to. Nobody has passed, or failed, while an answer waits for a person. */
export function outcomeOf(
  marks: readonly (number | null)[],
  totalMarks: number,
  passingPercent: number,
): Outcome {
  const awarded = sumMarks(marks)
  const unmarked = marks.filter((mark) => mark === null).length
  return {
    total_marks_awarded: awarded,
    unmarked_count: unmarked,
    status: unmarked === 0 ? 'graded' : 'submitted',
    passed: unmarked === 0 ? isPassed(awarded, totalMarks, passingPercent) : null,
  }
}

export const outcomeForAudit = (row: SubmissionRow) => ({
  marks: row.total_marks_awarded,
  status: row.status,
  passed: row.passed,
})
