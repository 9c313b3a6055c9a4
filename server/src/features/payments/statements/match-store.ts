import {
  PAID_BEFORE_DAYS,
  type Received,
  TIME_SLACK_MINUTES,
  TOLD_WITHIN_MINUTES,
} from '@academy/contract/payments'
import { sql } from 'kysely'
import type { Db } from '../../../http/context.ts'
import type { AskedPayment, MatchableRow } from './matchable.ts'

export interface Around {
  usedBy: string | null
  isClaimedBefore: boolean
  statementEndMs: number | null
}
interface Near {
  payments: Received[]
  claimedKeys: Set<string>
}

/** How many payments of each sort are looked at: one price in one hour may have hundreds. */
const NEAREST = 20

/** The rows as a table of the statement: a list of a thousand is one value a column. */
function table(asked: readonly AskedPayment[]) {
  const column = <T>(read: (row: AskedPayment) => T) => asked.map(read)
  return sql`unnest(
    ${column(({ id }) => id)}::text[],
    ${column(({ key }) => key)}::text[],
    ${column(({ priceRwf }) => priceRwf)}::bigint[],
    ${column(({ ending }) => ending)}::text[],
    ${column(({ paidAt }) => paidAt)}::timestamptz[],
    ${column(({ requestedAt }) => requestedAt)}::timestamptz[]
  ) as asked (id, key, price_rwf, ending, paid_at, requested_at)`
}

/** Who else named the same id, and how far the statements reach. Who came first is told by the rows themselves: what came here as a
 * Date has lost its microseconds. */
export async function readAround(db: Db, asked: readonly AskedPayment[]): Promise<Map<string, Around>> {
  const { rows } = await sql<{
    id: string
    used_by: string | null
    is_claimed: boolean
    end_at: Date | null
  }>`
    select asked.id,
      (select used.reference from payment_requests used
        where used.transaction_key = asked.key collate "C" and used.status = 'approved' and used.id <> asked.id
        limit 1) as used_by,
      exists (select from payment_requests earlier
        where earlier.transaction_key = asked.key collate "C" and earlier.status = 'pending'
          and (earlier.requested_at, earlier.id)
            < (select own.requested_at, own.id from payment_requests own where own.id = asked.id)) as is_claimed,
      (select max(to_at) from statements) as end_at
    from ${table(asked)}`.execute(db)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        usedBy: row.used_by,
        isClaimedBefore: row.is_claimed,
        statementEndMs: row.end_at?.getTime() ?? null,
      },
    ]),
  )
}

interface NearRow {
  asked_id: string
  id: string
  transaction_id: string
  transaction_key: string
  amount_rwf: number
  payer_number: string
  payer_name: string
  paid_at: Date
  is_claimed: boolean
}

/** The payment with that id, those from that number in the days before, and those of that price at that time. What an
 * approved request has is nobody else's.
 * @param isIdEnough leaves the others out where there is one with that id: nothing outweighs it */
export async function readNear(
  db: Db,
  asked: readonly AskedPayment[],
  { isIdEnough }: { isIdEnough: boolean },
): Promise<Map<string, Near>> {
  const isOpen = isIdEnough
    ? sql`not exists (select from statement_payments named where named.transaction_key = asked.key collate "C"
        and not named.is_repeat)`
    : sql`true`
  const { rows } = await sql<NearRow>`
    select asked.id as asked_id, near.*,
      exists (select from payment_requests other where other.transaction_key = near.transaction_key
        and other.status = 'pending' and other.id <> asked.id) as is_claimed
    from ${table(asked)},
    lateral (
      select coalesce(asked.paid_at, asked.requested_at) + ${TIME_SLACK_MINUTES} * interval '1 minute' as until,
        case when asked.paid_at is null then asked.requested_at - ${TOLD_WITHIN_MINUTES} * interval '1 minute'
          else asked.paid_at - ${TIME_SLACK_MINUTES} * interval '1 minute' end as since
    ) span,
    lateral (
      (select payment.* from statement_payments payment
        where payment.transaction_key = asked.key collate "C" and not payment.is_repeat)
      union
      (select payment.* from statement_payments payment
        where ${isOpen} and not payment.is_repeat and payment.payer_ending = asked.ending collate "C"
          and payment.paid_at between span.until - ${PAID_BEFORE_DAYS} * interval '1 day' and span.until
        order by payment.paid_at desc limit ${NEAREST})
      union
      (select payment.* from statement_payments payment
        where ${isOpen} and not payment.is_repeat and payment.amount_rwf = asked.price_rwf
          and payment.paid_at between span.since and span.until
        order by payment.paid_at desc limit ${NEAREST})
    ) near
    where not exists (select from payment_requests used where used.transaction_key = near.transaction_key
      and used.status = 'approved' and used.id <> asked.id)
      or near.transaction_key = asked.key collate "C"`.execute(db)
  const near = new Map<string, Near>()
  for (const row of rows) {
    const found = near.get(row.asked_id) ?? { payments: [], claimedKeys: new Set() }
    near.set(row.asked_id, found)
    found.payments.push(receivedOf(row))
    if (row.is_claimed) found.claimedKeys.add(row.transaction_key)
  }
  return near
}

function receivedOf(row: NearRow): Received {
  return {
    _id: row.id,
    key: row.transaction_key,
    transactionId: row.transaction_id,
    amountRwf: row.amount_rwf,
    payerNumber: row.payer_number,
    payerName: row.payer_name,
    paidAt: row.paid_at.toISOString(),
  }
}

/** Requests that wait, in the order of their ids, behind one. */
export const selectMatchable = (db: Db, after: string, limit: number): Promise<MatchableRow[]> =>
  db
    .selectFrom('payment_requests')
    .select([
      'id',
      'transaction_key',
      'price_rwf',
      'amount_rwf',
      'payer_number',
      'paid_at',
      'requested_at',
      'sms',
    ])
    .select('screenshot_key')
    .where('status', '=', sql.lit('pending'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
