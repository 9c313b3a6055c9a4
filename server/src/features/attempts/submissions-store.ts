import type { Selectable } from 'kysely'
import type { SubmissionAnswersTable, SubmissionsTable } from '../../db/schema-attempts.ts'
import type { Db } from '../../http/context.ts'

/** Without what only lists sort and search by. */
export type SubmissionRow = Omit<Selectable<SubmissionsTable>, 'student_key' | 'search_key'>
export type SubmissionAnswerRow = Selectable<SubmissionAnswersTable>

export const findSubmissionOf = (db: Db, attemptId: string): Promise<SubmissionRow | undefined> =>
  db.selectFrom('submissions').selectAll().where('attempt_id', '=', attemptId).executeTakeFirst()

/** Two who save the same submission come one after the other. Lock it before its answers are read or changed. */
export const lockSubmission = (db: Db, id: string): Promise<SubmissionRow | undefined> =>
  db.selectFrom('submissions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** One for each question of the paper, in its order, answered or not. */
export const selectAnswers = (db: Db, submissionId: string): Promise<SubmissionAnswerRow[]> =>
  db
    .selectFrom('submission_answers')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('position')
    .execute()

export const changeAnswer = (
  db: Db,
  id: string,
  change: { marks_awarded: number | null; feedback: string },
): Promise<unknown> => db.updateTable('submission_answers').set(change).where('id', '=', id).execute()

/** Answers of its attempt that came too late and wait to be accepted. */
export async function countLate(db: Db, attemptId: string): Promise<number> {
  const { count } = await db
    .selectFrom('answer_evidence')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('attempt_id', '=', attemptId)
    .where('reason', '=', 'late')
    .where('accepted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
