import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { noting } from './evidence-store.ts'
import type { ArrivedAnswer, CountedAnswer } from './merge-answers.ts'

const COLUMNS = [
  'question_id as questionId',
  'seq',
  'change_seq as changeSeq',
  'selected_option as selectedOption',
  'written_answer as writtenAnswer',
  'flagged',
  'device_id as deviceId',
  'recorded_at as recordedAt',
  'received_at as receivedAt',
] as const

/** What counts now, of some attempts. */
export const selectCounted = (db: Db, attemptIds: readonly string[]) =>
  db
    .selectFrom('attempt_answers')
    .select(COLUMNS)
    .select('attempt_id as attemptId')
    .where('attempt_id', '=', sql<string>`any(${attemptIds}::text[])`)
    .execute()

/** What one call needs: the questions it writes, and what changed after the clock stood at `since`. */
export const selectTouched = (
  db: Db,
  attemptId: string,
  questionIds: readonly string[],
  since: number,
): Promise<CountedAnswer[]> =>
  db
    .selectFrom('attempt_answers')
    .select(COLUMNS)
    .where('attempt_id', '=', attemptId)
    .where((is) =>
      is.or([is('change_seq', '>', since), is('question_id', '=', sql<string>`any(${questionIds}::text[])`)]),
    )
    .execute()

export interface Writing {
  attemptId: string
  kept: readonly CountedAnswer[]
  /** Answers that do not count, for the history. */
  beaten: readonly ArrivedAnswer[]
  /** The attempt's clock afterwards. */
  seq: number
  now: Date
}

/** All of it in one statement: what counts, what does not, and the attempt's clock. */
export async function writeAnswers(db: Db, writing: Writing): Promise<void> {
  const { attemptId, kept, beaten, seq, now } = writing
  const touched = sql`
    update attempts set seq = ${seq}, last_contact_at = ${now} where id = ${attemptId}`
  if (kept.length === 0 && beaten.length === 0) {
    await touched.execute(db)
    return
  }
  const evidence = beaten.map((answer) => ({ ...answer, reason: 'beaten' as const }))
  await sql`
    with kept as (
      insert into attempt_answers
        (attempt_id, question_id, seq, change_seq, selected_option, written_answer, flagged, device_id, recorded_at, received_at)
      select ${attemptId}::text, * from unnest(
        ${kept.map((row) => row.questionId)}::text[], ${kept.map((row) => row.seq)}::int[],
        ${kept.map((row) => row.changeSeq)}::int[], ${kept.map((row) => row.selectedOption)}::int[],
        ${kept.map((row) => row.writtenAnswer)}::text[], ${kept.map((row) => row.flagged)}::bool[],
        ${kept.map((row) => row.deviceId)}::text[], ${kept.map((row) => row.recordedAt)}::timestamptz[],
        ${kept.map((row) => row.receivedAt)}::timestamptz[])
      on conflict (attempt_id, question_id) do update set
        seq = excluded.seq, change_seq = excluded.change_seq, selected_option = excluded.selected_option,
        written_answer = excluded.written_answer, flagged = excluded.flagged, device_id = excluded.device_id,
        recorded_at = excluded.recorded_at, received_at = excluded.received_at
    )${evidence.length > 0 ? sql`, ${noting(attemptId, evidence)}` : sql``}
    ${touched}`.execute(db)
}
