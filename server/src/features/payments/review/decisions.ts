import { lacksEvidence, PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { type Context, signedIn } from '../../../http/context.ts'
import { conflict, notFound, Problem } from '../../../http/problem.ts'
import { paymentForReview } from '../access.ts'
import { approveRequest, type Decided, rejectRequest, sayDecided } from '../decide.ts'
import { matchesFor } from '../statements/match.ts'
import { findReviewRow } from './store.ts'
import { withMatch } from './with-matches.ts'

/** The documented call has no body: it passes without a note, and the log says what there was. */
export async function approvePayment(ctx: Context, id: string, note?: string) {
  return answer(ctx, await approveOne(ctx, id, { note, exactOnly: false, isNoteNeeded: false }), M.approved)
}

export async function rejectPayment(ctx: Context, id: string, reason: string) {
  return answer(ctx, await rejectRequest(ctx, id, signedIn(ctx), reason), M.rejected)
}

/** An admin who repeats a decision hears who took it, and when. */
async function answer(ctx: Context, { changed, row }: Decided, done: string) {
  const reviewRow = await findReviewRow(ctx.db, row.id)
  if (!reviewRow) throw notFound(M.notFound)
  return {
    message: changed ? done : sayDecided(ctx, row),
    changed,
    request: await withMatch(ctx.db, reviewRow),
  }
}

interface Result {
  _id: string
  ok: boolean
  changed: boolean
  message: string
}

/** Each in a transaction of its own: one that fails takes no other with it. */
export async function approvePayments(
  ctx: Context,
  ids: string[],
  how: { exactOnly: boolean; note?: string | undefined },
) {
  const results: Result[] = []
  let approvedRwf = 0
  for (const id of new Set(ids.map((one) => one.toLowerCase()))) {
    try {
      const { changed, row } = await ctx.write((inner) =>
        approveOne(inner, id, { ...how, isNoteNeeded: true }),
      )
      if (changed) approvedRwf += row.price_rwf
      results.push({ _id: id, ok: true, changed, message: changed ? M.approved : sayDecided(ctx, row) })
    } catch (error) {
      results.push({ _id: id, ok: false, changed: false, message: sayWhyNot(ctx, error) })
    }
  }
  const approved = results.filter(({ changed }) => changed).length
  const message =
    approved === results.length ? M.bulkApproved(approved) : M.bulkPartly(approved, results.length)
  return { message, results, approvedRwf }
}

interface How {
  exactOnly: boolean
  note?: string | undefined
  isNoteNeeded: boolean
}

/** What matched exactly when the page was drawn may be another person's by now. */
async function approveOne(ctx: Context, id: string, { exactOnly, note = '', isNoteNeeded }: How) {
  const row = await paymentForReview(ctx, id)
  const evidence = (await matchesFor(ctx.db, [row])).get(row.id)?.kind ?? 'nothing-sent'
  if (row.status === 'pending') {
    if (exactOnly && evidence !== 'exact') throw conflict(M.notExact)
    if (isNoteNeeded && !note && lacksEvidence(evidence)) throw conflict(M.noteRequired)
  }
  return approveRequest(ctx, id, signedIn(ctx), { evidence, note })
}

function sayWhyNot(ctx: Context, error: unknown): string {
  if (error instanceof Problem) return error.message
  ctx.log.error({ err: error }, 'one payment of many could not be approved')
  return M.approveFailed
}
