import { isPassed, sumMarks } from '@academy/contract/attempts'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import type { SubmissionRow } from './submissions-store.ts'

/**
 * Adds a submission up again from its answers' marks: total, what still waits, status, passed; its version grows.
 * Call it inside the transaction that changed the marks, with the submission locked. Undefined when there is none.
 */
export async function recalculate(db: Db, submissionId: string): Promise<SubmissionRow | undefined> {
  const submission = await db
    .selectFrom('submissions')
    .where('id', '=', submissionId)
    .select(['total_marks', 'passing_percent'])
    .executeTakeFirst()
  if (!submission) return undefined
  const answers = await db
    .selectFrom('submission_answers')
    .where('submission_id', '=', submissionId)
    .select('marks_awarded')
    .execute()
  return db
    .updateTable('submissions')
    .set({
      ...judge(
        answers.map((answer) => answer.marks_awarded),
        submission.total_marks,
        submission.passing_percent,
      ),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', submissionId)
    .returningAll()
    .executeTakeFirst()
}

/** What a submission's marks come to. Nobody has passed, or failed, while an answer waits for a person. */
export function judge(marks: readonly (number | null)[], totalMarks: number, passingPercent: number) {
  const awarded = sumMarks(marks)
  const unmarked = marks.filter((mark) => mark === null).length
  return {
    total_marks_awarded: awarded,
    unmarked_count: unmarked,
    status: unmarked === 0 ? ('graded' as const) : ('submitted' as const),
    passed: unmarked === 0 ? isPassed(awarded, totalMarks, passingPercent) : null,
  }
}

export const outcomeForAudit = (row: SubmissionRow) => ({
  marks: row.total_marks_awarded,
  status: row.status,
  passed: row.passed,
})
