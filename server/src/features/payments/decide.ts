import { PAYMENT_MESSAGES as M, type MatchKind, PROVIDER_NAMES } from '@academy/contract/payments'
import { formatDate, formatDateTime, formatTime } from '@academy/contract/text'
import type { Context, SignedIn } from '../../http/context.ts'
import { conflict, forbidden, notFound } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'
import { enrol } from '../enrolments/index.ts'
import { lockParentsShared, lockWithNamesakes, writeDecision } from './decide-store.ts'
import type { PaymentRow } from './store.ts'
import { tellApproved, tellRejected } from './tell.ts'
import { tellWaiting } from './tell-waiting.ts'

/** An admin, or a provider that saw the money itself. */
export type Decider = SignedIn | 'provider'
export interface Decided {
  /** False when it had been decided so before. */
  changed: boolean
  row: PaymentRow
}

/** What an admin had before them, and what they said about it: for the log. */
export interface Grounds {
  evidence: MatchKind
  note: string
}

/** Enrols, tells the student, and writes it down: all of it or nothing, and of racing decisions exactly one.
 * @throws Problem 404, 403 for one's own request, 409 when it was rejected, its transaction id is used up, or its course or
 * its student is gone. */
export function approveRequest(ctx: Context, id: string, by: Decider, grounds?: Grounds): Promise<Decided> {
  return ctx.write(async (inner) => {
    const { row, namesakes } = await lockForDecision(inner, id, by)
    if (row.status === 'approved') return { changed: false, row }
    if (row.status === 'rejected') throw conflict(sayDecided(inner, row))
    if (!row.student_id) throw conflict(M.studentGone)
    if (!row.course_id) throw conflict(M.courseGone)
    const used = namesakes.find(({ status }) => status === 'approved')
    if (used) throw conflict(M.transactionUsed(used.reference))
    const decided = await decide(inner, row, 'approved', by, '', grounds)
    await enrol(inner, row.student_id, row.course_id)
    await tellApproved(inner, decided)
    return { changed: true, row: decided }
  })
}

/** Tells the student why, and the way back.
 * @throws Problem 404, 403 for one's own request, 409 when it was approved. */
export function rejectRequest(ctx: Context, id: string, by: Decider, reason: string): Promise<Decided> {
  return ctx.write(async (inner) => {
    const { row } = await lockForDecision(inner, id, by)
    if (row.status === 'rejected') return { changed: false, row }
    if (row.status === 'approved') throw conflict(sayDecided(inner, row))
    const decided = await decide(inner, row, 'rejected', by, reason)
    await tellRejected(inner, decided)
    return { changed: true, row: decided }
  })
}

/** `Approved by Patrick Nshimiyimana, 7:12 PM`; with its day when that was not today. */
export function sayDecided(ctx: Context, row: PaymentRow): string {
  const at = row.reviewed_at ?? ctx.now()
  const when = formatDate(at) === formatDate(ctx.now()) ? formatTime(at) : formatDateTime(at)
  return M.decidedBy(row.status, row.reviewed_by_name ?? PROVIDER_NAMES[row.provider], when)
}

async function lockForDecision(ctx: Context, id: string, by: Decider) {
  await lockParentsShared(ctx.db, id)
  const rows = await lockWithNamesakes(ctx.db, id)
  const row = rows.find((one) => one.id === id)
  if (!row) throw notFound(M.notFound)
  if (by !== 'provider' && row.student_id === by.id) throw forbidden(M.ownRequest)
  return { row, namesakes: rows.filter((one) => one.id !== id) }
}

async function decide(
  ctx: Context,
  row: PaymentRow,
  status: 'approved' | 'rejected',
  by: Decider,
  reason: string,
  grounds?: Grounds,
): Promise<PaymentRow> {
  const decided = await writeDecision(ctx.db, row.id, {
    status,
    at: ctx.now(),
    by: by === 'provider' ? null : by,
    reason,
  })
  await tellWaiting(ctx, null)
  await recordAct(ctx, status === 'approved' ? 'approve-payment' : 'reject-payment', row.id, {
    reference: row.reference,
    priceRwf: row.price_rwf,
    studentId: row.student_id,
    courseId: row.course_id,
    before: { status: row.status },
    after: { status, ...(reason && { reason }) },
    ...(by === 'provider' && { provider: row.provider }),
    ...grounds,
  })
  return decided
}
