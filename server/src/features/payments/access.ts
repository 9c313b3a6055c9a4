import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { type Context, signedIn } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { findPayment, type PaymentRow } from './store.ts'

/** One's own, whatever one's role is now; another person's is as if there were none. */
export async function paymentForStudent(ctx: Context, id: string): Promise<PaymentRow> {
  const row = await findPayment(ctx.db, id)
  if (!row || row.student_id !== signedIn(ctx).id) throw notFound(M.notFound)
  return row
}

/** For those whom the endpoint lets in: admins. */
export async function paymentForReview(ctx: Context, id: string): Promise<PaymentRow> {
  const row = await findPayment(ctx.db, id)
  if (!row) throw notFound(M.notFound)
  return row
}
