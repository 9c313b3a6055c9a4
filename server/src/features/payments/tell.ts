import { PAYMENT_NOTES as N } from '@academy/contract/payments'
import type { Context } from '../../http/context.ts'
import { notify } from '../notifications/index.ts'
import { approvedLetter, rejectedLetter } from './letters.ts'
import type { PaymentRow } from './store.ts'

/** Open pages of the student and of whoever reviews look again. */
export const tellPages = (ctx: Context, { student_id }: Pick<PaymentRow, 'student_id'>) =>
  ctx.events.tell([...(student_id ? [`person:${student_id}` as const] : []), 'admins'], 'payments')

export async function tellApproved(ctx: Context, row: PaymentRow): Promise<void> {
  await tellStudent(ctx, row, {
    kind: 'payment',
    about: `payment-approved:${row.id}`,
    title: N.approvedTitle,
    message: N.approved(row.course_title, row.reference),
    params: { course: row.course_title, reference: row.reference },
    link: `/payment-success/${row.id}`,
    letter: (person) => approvedLetter(ctx, person, row),
  })
}

export async function tellRejected(ctx: Context, row: PaymentRow): Promise<void> {
  await tellStudent(ctx, row, {
    kind: 'payment',
    about: `payment-rejected:${row.id}`,
    title: N.rejectedTitle,
    message: N.rejected(row.course_title, row.reference, row.reason),
    params: { course: row.course_title, reference: row.reference, reason: row.reason },
    link: row.course_id ? `/payment-instructions/${row.course_id}` : null,
    letter: (person) => rejectedLetter(ctx, person, row),
  })
}

async function tellStudent(ctx: Context, row: PaymentRow, note: Parameters<typeof notify>[2]): Promise<void> {
  if (row.student_id) await notify(ctx, [{ id: row.student_id }], note)
  await tellPages(ctx, row)
}
