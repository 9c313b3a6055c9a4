import type { AssessmentEvent } from '@academy/contract/attempts'
import { newId } from '../../db/ids.ts'
import type { Context } from '../../http/context.ts'

export interface NewEvent {
  assessmentId: string
  event: AssessmentEvent['event']
  /** The attempt it concerns, when it concerns one. */
  attemptId?: string
  detail?: string
  reason?: string
}

/** Writes down what happened to a quiz or an exam, in the transaction that does it; without a caller it was the academy itself. */
export async function recordEvent(
  ctx: Context,
  { assessmentId, attemptId, ...event }: NewEvent,
): Promise<void> {
  await ctx.db
    .insertInto('assessment_events')
    .values({
      id: newId(),
      assessment_id: assessmentId,
      attempt_id: attemptId ?? null,
      actor_id: ctx.caller?.id ?? null,
      created_at: ctx.now(),
      ...event,
    })
    .execute()
}
