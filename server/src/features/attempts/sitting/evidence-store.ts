import { type RawBuilder, sql } from 'kysely'
import { newId } from '../../../db/ids.ts'
import type { Statement } from '../../../db/statement.ts'
import type { Db } from '../../../http/context.ts'
import type { ArrivedAnswer } from './merge-answers.ts'

/** Of one question of one attempt, whatever the reason; the oldest go. */
export const EVIDENCE_MAX_ROWS = 200

/** An answer that does not count, and why. */
export interface Evidence extends ArrivedAnswer {
  reason: 'beaten' | 'late' | 'refused'
}

export async function writeEvidence(db: Db, attemptId: string, evidence: readonly Evidence[]): Promise<void> {
  if (evidence.length > 0) await db.executeQuery(evidenceWriting(db, attemptId, evidence))
}

export const evidenceWriting = (
  db: Db,
  attemptId: string,
  evidence: readonly Evidence[],
): Statement<unknown> => sql`with ${noting(attemptId, evidence)} select`.compile(db)

/** What comes again, from the same device with the same number, is noted once. */
function noting(attemptId: string, evidence: readonly Evidence[]): RawBuilder<unknown> {
  const incoming = new Map<string, number>()
  for (const { questionId } of evidence) incoming.set(questionId, (incoming.get(questionId) ?? 0) + 1)
  const rooms = [...incoming.values()].map((count) => Math.max(0, EVIDENCE_MAX_ROWS - count))
  return sql`noted as (
      insert into answer_evidence
        (attempt_id, id, question_id, seq, selected_option, written_answer, device_id, recorded_at, received_at, reason)
      select ${attemptId}::text, e.*
      from unnest(
        ${evidence.map(() => newId())}::text[], ${evidence.map((row) => row.questionId)}::text[],
        ${evidence.map((row) => row.seq)}::int[], ${evidence.map((row) => row.selectedOption)}::int[],
        ${evidence.map((row) => row.writtenAnswer)}::text[], ${evidence.map((row) => row.deviceId)}::text[],
        ${evidence.map((row) => row.recordedAt)}::timestamptz[],
        ${evidence.map((row) => row.receivedAt)}::timestamptz[], ${evidence.map((row) => row.reason)}::text[]
      ) as e (id, question_id, seq, selected_option, written_answer, device_id, recorded_at, received_at, reason)
      where not exists (
        select from answer_evidence x
        where x.attempt_id = ${attemptId} and x.question_id = e.question_id and x.seq = e.seq
          and x.device_id = e.device_id and x.reason = e.reason
          and x.selected_option is not distinct from e.selected_option
          and x.written_answer is not distinct from e.written_answer)
    ), trimmed as (
      delete from answer_evidence where id in (
        select old.id
        from unnest(${[...incoming.keys()]}::text[], ${rooms}::int[]) as r (question_id, room)
        cross join lateral (
          select x.id from answer_evidence x
          where x.attempt_id = ${attemptId} and x.question_id = r.question_id
          order by x.id desc offset r.room
        ) old)
    )`
}
