import type { PaymentRequest } from '@academy/contract/payments'
import type { Db } from '../../../http/context.ts'
import { matchesFor } from '../statements/match.ts'
import { type ReviewRow, viewPayment } from '../views.ts'

/** Rows with their matches, which are read for all of them at once. */
export async function withMatches(db: Db, rows: readonly ReviewRow[]): Promise<PaymentRequest[]> {
  const matches = await matchesFor(db, rows)
  return rows.map((row) => {
    const match = matches.get(row.id)
    if (!match) throw new Error(`no match was told for the payment request ${row.id}`)
    return viewPayment(row, match)
  })
}

export async function withMatch(db: Db, row: ReviewRow): Promise<PaymentRequest> {
  const [view] = await withMatches(db, [row])
  return view as PaymentRequest
}
