import { sql } from 'kysely'
import { compiledOnce } from '../../../db/compiled.ts'
import { prepared, type Statement } from '../../../db/statement.ts'
import type { Db } from '../../../http/context.ts'
import { evidenceWriting } from './evidence-store.ts'
import type { ArrivedAnswer, CountedAnswer } from './merge-answers.ts'
import { inPlace } from './place-store.ts'

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

/** The same, of the attempt of who asks. */
export const countedIn = inPlace((db, { attempt }) =>
  db.selectFrom('attempt_answers').select(COLUMNS).where('attempt_id', '=', attempt('id')),
)

/** What one call needs: the questions it writes, and what changed after the clock stood at `since`. */
export const touched = compiledOnce(
  (
    db,
    { attemptId, questionIds, since }: { attemptId: string; questionIds: readonly string[]; since: number },
  ) =>
    db
      .selectFrom('attempt_answers')
      .select(COLUMNS)
      .where('attempt_id', '=', attemptId)
      .where((is) =>
        is.or([
          is('change_seq', '>', since),
          is('question_id', '=', sql<string>`any(${questionIds}::text[])`),
        ]),
      ),
)

export interface Writing {
  attemptId: string
  kept: readonly CountedAnswer[]
  /** Answers that do not count, for the history. */
  beaten: readonly ArrivedAnswer[]
  /** The attempt's clock afterwards. */
  seq: number
  now: Date
}

/** What counts, what does not, and the attempt's clock. */
export const answersWriting = (db: Db, { beaten, ...writing }: Writing): Statement<unknown>[] => {
  const evidence = beaten.map((answer) => ({ ...answer, reason: 'beaten' as const }))
  return [
    keeping(writing),
    ...(evidence.length > 0 ? [evidenceWriting(db, writing.attemptId, evidence)] : []),
  ]
}

export const keeping = ({ attemptId, kept, seq, now }: Omit<Writing, 'beaten'>) =>
  KEEPING([
    attemptId,
    ...[kept.map((row) => row.questionId), kept.map((row) => row.seq), kept.map((row) => row.changeSeq)],
    ...[kept.map((row) => row.selectedOption), kept.map((row) => row.writtenAnswer)],
    ...[kept.map((row) => row.flagged), kept.map((row) => row.deviceId)],
    ...[kept.map((row) => row.recordedAt), kept.map((row) => row.receivedAt)],
    ...[seq, now],
  ])

const KEEPING = prepared(`with kept as (
    insert into attempt_answers
      (attempt_id, question_id, seq, change_seq, selected_option, written_answer, flagged, device_id, recorded_at, received_at)
    select $1::text, * from unnest($2::text[], $3::int[], $4::int[], $5::int[], $6::text[], $7::bool[], $8::text[],
      $9::timestamptz[], $10::timestamptz[])
    on conflict (attempt_id, question_id) do update set
      seq = excluded.seq, change_seq = excluded.change_seq, selected_option = excluded.selected_option,
      written_answer = excluded.written_answer, flagged = excluded.flagged, device_id = excluded.device_id,
      recorded_at = excluded.recorded_at, received_at = excluded.received_at
  )
  update attempts set seq = $11, last_contact_at = $12 where id = $1`)
