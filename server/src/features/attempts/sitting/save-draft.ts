import { type DraftReply, type draftBody, ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import type { z } from 'zod'
import { type Entry, signedIn } from '../../../http/context.ts'
import { conflict, forbidden } from '../../../http/problem.ts'
import { fitAnswer } from '../hand-in/judge-answers.ts'
import { endLate, noteLate } from '../hand-in/late-answers.ts'
import { askedPaper } from '../papers/asked-papers.ts'
import { answersWriting, touched } from './answers-store.ts'
import { isOver, viewKept, viewTiming } from './attempt-timing.ts'
import { heldById, isAt } from './attempts-store.ts'
import { isSameAnswer, mergeAnswers } from './merge-answers.ts'
import type { SittingPlace } from './place-store.ts'

type Draft = z.output<typeof draftBody>

/**
 * Keeps answers on their way: the hot write. All of a batch or nothing. Null when the caller has no such attempt there.
 * @throws Problem 403 for somebody else's attempt, 400 for answers that do not fit, 409 after the end, when they are kept apart.
 */
export async function saveDraft(entry: Entry, place: SittingPlace, draft: Draft): Promise<DraftReply | null> {
  const reply = await entry.write((inner) => keep(inner, place, draft))
  if (reply === 'ended') throw conflict(M.attemptEnded)
  return reply
}

async function keep(entry: Entry, place: SittingPlace, draft: Draft): Promise<DraftReply | 'ended' | null> {
  const { attemptId, since, answers } = draft
  const questionIds = answers.map(({ questionId }) => questionId)
  const [ctx, [attempt], standing] = await entry.enter(
    heldById.of({ id: attemptId }),
    touched.of({ attemptId, questionIds, since }),
  )
  if (attempt && attempt.student_id !== signedIn(ctx).id) throw forbidden(M.attemptNotYours)
  if (!attempt || !isAt(attempt, place)) return null
  const { shapes } = await askedPaper(ctx.db, attempt.paper_id)
  const now = ctx.now()
  const arrived = answers.map((given) => ({
    ...fitAnswer(shapes, given),
    seq: given.seq,
    flagged: given.flagged,
    deviceId: draft.deviceId,
    recordedAt: momentOf(given.recordedAt),
    receivedAt: now,
  }))
  if (isOver(attempt, now)) {
    if (attempt.state === 'open') await endLate(ctx, attempt, now)
    await noteLate(ctx.db, attempt, arrived, 'late')
    return 'ended'
  }
  const { counted, kept, beaten, seq } = mergeAnswers(standing, arrived, attempt.seq)
  await ctx.finish(...answersWriting(ctx.db, { attemptId, kept, beaten, seq, now }))

  const own = new Map(arrived.map((answer) => [answer.questionId, answer]))
  const changes = [...counted.values()].filter((answer) => {
    const mine = own.get(answer.questionId)
    return !mine || mine.seq !== answer.seq || !isSameAnswer(mine, answer)
  })
  return { ...viewTiming({ ...attempt, seq }, now), changes: changes.map(viewKept) }
}

/** A device's calendar may stand anywhere; what the database cannot hold is not worth keeping. */
function momentOf(recordedAt: string | undefined): Date | null {
  const moment = new Date(recordedAt ?? Number.NaN)
  return moment.getUTCFullYear() > 0 ? moment : null
}
