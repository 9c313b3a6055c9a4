import { type Claim, candidatesOf, matchOf, type PaymentMatch } from '@academy/contract/payments'
import type { Db } from '../../../http/context.ts'
import { type Around, readAround, readNear } from './match-store.ts'
import { askedOf, type MatchableRow } from './matchable.ts'

/** How well each of these requests agrees with the statements: two statements for a list of any length. */
export async function matchesFor(db: Db, rows: readonly MatchableRow[]): Promise<Map<string, PaymentMatch>> {
  if (rows.length === 0) return new Map()
  const asked = rows.map(askedOf)
  const [around, near] = await Promise.all([readAround(db, asked), readNear(db, asked, { isIdEnough: true })])
  return new Map(
    rows.map((row) => [
      row.id,
      matchOf(claimOf(row), { ...alone, ...around.get(row.id), ...near.get(row.id) }),
    ]),
  )
}

/** Other payments that may be meant, best first; not the one that its match shows. */
export async function candidatesFor(db: Db, row: MatchableRow, match: PaymentMatch): Promise<PaymentMatch[]> {
  const near = await readNear(db, [askedOf(row)], { isIdEnough: false })
  const payments = near.get(row.id)?.payments ?? []
  return candidatesOf(
    claimOf(row),
    payments.filter((payment) => payment._id !== match.payment?._id),
  )
}

const alone: Around & { payments: []; claimedKeys: Set<string> } = {
  usedBy: null,
  isClaimedBefore: false,
  statementEndMs: null,
  payments: [],
  claimedKeys: new Set(),
}

function claimOf(row: MatchableRow): Claim {
  return {
    key: row.transaction_key,
    priceRwf: row.price_rwf,
    amountRwf: row.amount_rwf,
    payerNumber: row.payer_number,
    paidAtMs: row.paid_at?.getTime() ?? null,
    requestedAtMs: row.requested_at.getTime(),
    hasEvidence: Boolean(
      row.transaction_key ??
        row.payer_number ??
        row.sms ??
        row.paid_at ??
        row.amount_rwf ??
        row.screenshot_key,
    ),
  }
}
