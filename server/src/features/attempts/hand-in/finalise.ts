import { type Context, type Services, systemContext } from '../../../http/context.ts'
import { tellFinished } from '../notes/tell-class.ts'
import { untoldIn } from '../notes/tell-waiting.ts'
import type { KeyedQuestion } from '../papers/papers.ts'
import { lockKeyedPaperShared } from '../papers/papers-store.ts'
import { selectCounted } from '../sitting/answers-store.ts'
import { GRACE_MS } from '../sitting/attempt-timing.ts'
import { claimOverdue, type HeldAttempt, lockAttempt } from '../sitting/attempts-store.ts'
import { about, recordEvents } from '../sitting/events-store.ts'
import type { CountedAnswer } from '../sitting/merge-answers.ts'
import { AWAY_AFTER_MS, lastBeat } from '../sitting/pulse-store.ts'
import { endAttempts } from './end-attempts.ts'

/** Ended in one transaction. */
const BATCH = 50

/**
 * Ends what is past its deadline and its grace, from the answers the server has. The open attempts by their deadline are the
 * queue: no job can be lost, many nodes share the work, and what ended already is not found again.
 */
export async function endOverdueAttempts(services: Services): Promise<void> {
  const ctx = systemContext(services)
  for (;;) {
    let batch: HeldAttempt[] = []
    try {
      await ctx.write(async (inner) => {
        batch = await claim(inner)
        await finalise(inner, batch)
      })
    } catch (err) {
      if (batch.length === 0) throw err
      ctx.log.error({ err }, 'attempts do not end together')
      return endOneByOne(ctx, batch)
    }
    if (batch.length < BATCH) return
  }
}

/** An attempt that cannot end must not keep the others open. */
async function endOneByOne(ctx: Context, attempts: HeldAttempt[]): Promise<void> {
  for (const { id } of attempts) {
    try {
      await ctx.write(async (inner) => {
        const attempt = await lockAttempt(inner.db, id)
        if (attempt?.state === 'open') await finalise(inner, [attempt])
      })
    } catch (err) {
      ctx.log.error({ err, attempt: id }, 'an attempt does not end')
    }
  }
}

/** Attempts that are overdue; none while the academy has been away, as everybody gets that time back first. */
async function claim(ctx: Context): Promise<HeldAttempt[]> {
  const now = ctx.now()
  if (await wasAway(ctx, now)) return []
  return claimOverdue(ctx.db, new Date(now.getTime() - GRACE_MS), BATCH)
}

export async function wasAway(ctx: Context, now: Date): Promise<boolean> {
  const beat = await lastBeat(ctx.db)
  return beat !== undefined && now.getTime() - beat.getTime() > AWAY_AFTER_MS
}

/** From the answers as they stand, submitted at the deadline. The attempts are open, overdue, and locked by the caller. */
export async function finalise(ctx: Context, attempts: readonly HeldAttempt[]): Promise<void> {
  if (attempts.length === 0) return
  const counted = await selectCounted(
    ctx.db,
    attempts.map(({ id }) => id),
  )
  const answers = new Map<string, Map<string, CountedAnswer>>(attempts.map(({ id }) => [id, new Map()]))
  for (const answer of counted) answers.get(answer.attemptId)?.set(answer.questionId, answer)

  const papers = new Map<string, KeyedQuestion[]>()
  for (const id of new Set(attempts.map(({ paper_id }) => paper_id)))
    papers.set(id, await lockKeyedPaperShared(ctx.db, id))

  const ended = attempts.map((attempt) => ({
    attempt,
    answers: answers.get(attempt.id) ?? new Map(),
    questions: papers.get(attempt.paper_id) ?? [],
    state: 'finalised' as const,
    submittedAt: attempt.deadline,
  }))
  const endings = await endAttempts(ctx.db, ended, ctx.now())
  const submissions = endings.map(({ submission }) => submission)
  await ctx.finish(...untoldIn(submissions))
  await tellFinished(ctx, submissions)
  await recordEvents(
    ctx,
    attempts.map((attempt) => ({ ...about(attempt), event: 'finalised' as const })),
  )
}
