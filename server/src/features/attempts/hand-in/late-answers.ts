import { isAnswered } from '@academy/contract/attempts'
import { HTTP_MESSAGES } from '@academy/contract/http'
import type { Context, Db } from '../../../http/context.ts'
import { unavailable } from '../../../http/problem.ts'
import { touched } from '../sitting/answers-store.ts'
import type { HeldAttempt } from '../sitting/attempts-store.ts'
import { writeEvidence } from '../sitting/evidence-store.ts'
import { type ArrivedAnswer, isSameAnswer } from '../sitting/merge-answers.ts'
import { finalise, wasAway } from './finalise.ts'

/** The grace is over and nobody has ended it yet. When the academy itself was away, its time is given back first. */
export async function endLate(ctx: Context, attempt: HeldAttempt, now: Date): Promise<void> {
  if (await wasAway(ctx, now)) throw unavailable(HTTP_MESSAGES.wasAway)
  await finalise(ctx, [attempt])
}

/** After the end nothing changes; what differs from what counts is kept for those who teach. */
export async function noteLate(
  db: Db,
  attempt: HeldAttempt,
  arrived: readonly ArrivedAnswer[],
  reason: 'late' | 'refused',
): Promise<void> {
  const questionIds = arrived.map(({ questionId }) => questionId)
  const standing = new Map(
    (await touched(db, { attemptId: attempt.id, questionIds, since: attempt.seq })).map((answer) => [
      answer.questionId,
      answer,
    ]),
  )
  const evidence = arrived.flatMap((answer) => {
    const counts = standing.get(answer.questionId)
    if (!isAnswered(answer) || (counts && isSameAnswer(counts, answer))) return []
    return [{ ...answer, reason: counts && answer.seq < counts.seq ? ('beaten' as const) : reason }]
  })
  await writeEvidence(db, attempt.id, evidence)
}
