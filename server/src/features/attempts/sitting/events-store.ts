import type { AssessmentEvent } from '@academy/contract/attempts'
import { sql } from 'kysely'
import { newId } from '../../../db/ids.ts'
import type { Context } from '../../../http/context.ts'

export interface NewEvent {
  assessmentId: string
  event: AssessmentEvent['event']
  /** The attempt it concerns, when it concerns one. */
  attemptId?: string | null
  studentId?: string | null
  detail?: string
  reason?: string
}

/** An attempt and whose it is, for an event. */
export const about = (attempt: { id: string; assessment_id: string; student_id: string | null }) => ({
  assessmentId: attempt.assessment_id,
  attemptId: attempt.id,
  studentId: attempt.student_id,
})

export const recordEvent = (ctx: Context, event: NewEvent): Promise<void> => recordEvents(ctx, [event])

/** Writes down what happened to quizzes and exams, in the transaction that does it; without a caller it was the academy itself. */
export async function recordEvents(ctx: Context, events: readonly NewEvent[]): Promise<void> {
  await sql`
    insert into assessment_events
      (id, assessment_id, attempt_id, student_id, event, detail, reason, actor_id, created_at)
    select e.*, ${ctx.caller?.id ?? null}::text, ${ctx.now()}::timestamptz from unnest(
      ${events.map(() => newId())}::text[], ${events.map((row) => row.assessmentId)}::text[],
      ${events.map((row) => row.attemptId ?? null)}::text[], ${events.map((row) => row.studentId ?? null)}::text[],
      ${events.map((row) => row.event)}::text[], ${events.map((row) => row.detail ?? '')}::text[],
      ${events.map((row) => row.reason ?? '')}::text[]) as e`.execute(ctx.db)
}
