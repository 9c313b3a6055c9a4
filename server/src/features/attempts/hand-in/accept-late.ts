import { ATTEMPT_MESSAGES as M, markAnswer } from '@academy/contract/attempts'
import type { Context } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { recordAct } from '../../audit/index.ts'
import { outcomeForAudit, recalculateSubmission } from '../fix-key/recalculate.ts'
import { tellLateAccepted } from '../notes/tell-student.ts'
import { untoldIn } from '../notes/tell-waiting.ts'
import { lockKeyedPaperShared } from '../papers/papers-store.ts'
import { about, recordEvent } from '../sitting/events-store.ts'
import { sittingForOwner } from '../sitting/sittings.ts'
import { lockSubmission } from '../submissions/submissions-store.ts'
import { acceptEvidence, lockLate, writeAccepted } from './accept-late-store.ts'

/** Counts answers that came too late, the newest of each question; written ones wait for marks again.
 * @throws Problem 404 when one of them does not wait to be accepted; nothing is changed then. */
export async function acceptLate(
  ctx: Context,
  attemptId: string,
  { evidenceIds, reason }: { evidenceIds: readonly string[]; reason: string },
) {
  const sitting = await sittingForOwner(ctx, attemptId)
  const questions = new Map(
    (await lockKeyedPaperShared(ctx.db, sitting.paper_id)).map((question) => [question._id, question]),
  )
  const submission = sitting.submission_id && (await lockSubmission(ctx.db, sitting.submission_id))
  if (!submission) throw notFound(M.lateNotFound)
  const ids = [...new Set(evidenceIds)]
  const late = await lockLate(ctx.db, attemptId, ids)
  if (late.length < ids.length) throw notFound(M.lateNotFound)

  // In the order of their clock, so that the newest of a question is the last to be set.
  const newest = new Map(late.map((answer) => [answer.questionId, answer]))
  const accepted = [...newest.values()].flatMap((answer) => {
    const question = questions.get(answer.questionId)
    return question ? [{ ...answer, marks: markAnswer(question, answer) }] : []
  })
  await writeAccepted(ctx.db, submission.id, accepted)
  await acceptEvidence(ctx.db, ids, ctx.now())
  const after = await recalculateSubmission(ctx.db, submission.id)
  await recordAct(ctx, 'accept-late-answers', submission.id, {
    reason,
    answers: accepted.length,
    before: outcomeForAudit(submission),
    after: after ? outcomeForAudit(after) : {},
  })
  if (after) {
    await tellLateAccepted(ctx, after)
    if (after.unmarked_count > submission.unmarked_count) await ctx.finish(...untoldIn([after]))
  }
  await recordEvent(ctx, {
    ...about(sitting),
    event: 'late-accepted',
    detail: M.lateAcceptedCount(accepted.length),
    reason,
  })
  return { message: M.lateAccepted }
}
