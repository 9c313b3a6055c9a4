import { PAYMENT_MESSAGES as M, type PaymentRequestDetail } from '@academy/contract/payments'
import type { Context } from '../../../http/context.ts'
import type { FileReply } from '../../../http/file-reply.ts'
import { notFound } from '../../../http/problem.ts'
import { paymentForReview } from '../access.ts'
import { candidatesFor } from '../statements/match.ts'
import { findPayment, type PaymentRow } from '../store.ts'
import { findReviewRow, selectHistory } from './store.ts'
import { withMatch } from './with-matches.ts'

export async function readPayment(ctx: Context, id: string): Promise<{ request: PaymentRequestDetail }> {
  const row = await findReviewRow(ctx.db, id)
  if (!row) throw notFound(M.notFound)
  const request = await withMatch(ctx.db, row)
  const [previous, history, candidates] = await Promise.all([
    row.previous_id ? findPayment(ctx.db, row.previous_id) : undefined,
    row.student_id ? selectHistory(ctx.db, row.student_id, row.id) : [],
    candidatesFor(ctx.db, row, request.match),
  ])
  return {
    request: {
      ...request,
      previous: previous
        ? { _id: previous.id, reference: previous.reference, reason: previous.reason }
        : null,
      candidates,
      history: history.map(viewPast),
      joinedAt: row.student_joined_at?.toISOString() ?? null,
    },
  }
}

function viewPast(row: PaymentRow): PaymentRequestDetail['history'][number] {
  return {
    _id: row.id,
    reference: row.reference,
    courseTitle: row.course_title,
    price: row.price_rwf,
    status: row.status,
    at: (row.reviewed_at ?? row.requested_at).toISOString(),
  }
}

export async function readScreenshot(ctx: Context, id: string): Promise<FileReply> {
  const { screenshot_key, reference } = await paymentForReview(ctx, id)
  if (!screenshot_key) throw notFound(M.screenshotMissing)
  return { source: { key: screenshot_key }, fileName: `payment-${reference}.webp`, isDownload: false }
}
