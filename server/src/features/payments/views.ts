import type { OwnPayment, PaymentEvidence, PaymentMatch, PaymentRequest } from '@academy/contract/payments'
import { USER_MESSAGES } from '@academy/contract/users'
import type { PaymentRow } from './store.ts'

const timeOf = (date: Date | null) => date?.toISOString() ?? null

function viewEvidence(row: PaymentRow): PaymentEvidence {
  return {
    transactionId: row.transaction_id,
    payerNumber: row.payer_number,
    amountRwf: row.amount_rwf,
    recipient: row.recipient,
    paidAt: timeOf(row.paid_at),
    sms: row.sms,
    hasScreenshot: row.screenshot_key !== null,
  }
}

/** As its student sees it. */
export function viewOwnPayment(row: PaymentRow): OwnPayment {
  return {
    ...viewEvidence(row),
    _id: row.id,
    reference: row.reference,
    status: row.status,
    provider: row.provider,
    course: { _id: row.course_id, title: row.course_title },
    price: row.price_rwf,
    requestedAt: row.requested_at.toISOString(),
    reviewedAt: timeOf(row.reviewed_at),
    reviewedBy: row.reviewed_by_name,
    reason: row.reason,
    previous: row.previous_id,
  }
}

export interface ReviewRow extends PaymentRow {
  student_name: string | null
  student_email: string | null
}

/** As who reviews it sees it. */
export function viewPayment(row: ReviewRow, match: PaymentMatch): PaymentRequest {
  const { previous: _, ...own } = viewOwnPayment(row)
  const { student_id, student_name, student_email } = row
  return {
    ...own,
    course: { ...own.course, price: row.price_rwf },
    user:
      student_id !== null && student_name !== null && student_email !== null
        ? { _id: student_id, name: student_name, email: student_email }
        : null,
    student: { name: student_name ?? USER_MESSAGES.deletedUser },
    requestDate: own.requestedAt,
    match,
  }
}
