import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../http/context.ts'
import type { FittingAnswer } from './judge-answers.ts'

/** Those of this attempt that still wait, the oldest first. */
export const lockLate = (db: Db, attemptId: string, ids: readonly string[]) =>
  db
    .selectFrom('answer_evidence')
    .select([
      ...(['id', 'question_id as questionId', 'selected_option as selectedOption'] as const),
      'written_answer as writtenAnswer',
    ])
    .where('attempt_id', '=', attemptId)
    .where(sql<SqlBool>`id = any(${ids}::text[])`)
    .where('reason', '=', 'late')
    .where('accepted_at', 'is', null)
    .orderBy('seq')
    .orderBy('id')
    .forUpdate()
    .execute()

export const acceptEvidence = (db: Db, ids: readonly string[], now: Date) =>
  db
    .updateTable('answer_evidence')
    .set({ accepted_at: now })
    .where(sql<SqlBool>`id = any(${ids}::text[])`)
    .execute()

export async function writeAccepted(
  db: Db,
  submissionId: string,
  answers: readonly (FittingAnswer & { marks: number | null })[],
): Promise<void> {
  await sql`
    update submission_answers a
    set selected_option = n.selected_option, written_answer = n.written_answer, marks_awarded = n.marks
    from unnest(
      ${answers.map((row) => row.questionId)}::text[], ${answers.map((row) => row.selectedOption)}::int[],
      ${answers.map((row) => row.writtenAnswer)}::text[], ${answers.map((row) => row.marks)}::numeric[]
    ) as n (question_id, selected_option, written_answer, marks)
    where a.submission_id = ${submissionId} and a.question_id = n.question_id`.execute(db)
}
