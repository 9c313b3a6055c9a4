import { payerEnding } from '@academy/contract/payments'
import type { Selectable } from 'kysely'
import type { PaymentRequestsTable } from '../../../db/schema-money-and-proof.ts'

/** What of a request its match depends on. */
export type MatchableRow = Pick<
  Selectable<PaymentRequestsTable>,
  | 'id'
  | 'transaction_key'
  | 'price_rwf'
  | 'amount_rwf'
  | 'payer_number'
  | 'paid_at'
  | 'requested_at'
  | 'sms'
  | 'screenshot_key'
>

export function askedOf(row: MatchableRow) {
  return {
    id: row.id,
    key: row.transaction_key,
    priceRwf: row.price_rwf,
    ending: payerEnding(row.payer_number ?? '') || null,
    paidAt: row.paid_at,
    requestedAt: row.requested_at,
  }
}

export type AskedPayment = ReturnType<typeof askedOf>
