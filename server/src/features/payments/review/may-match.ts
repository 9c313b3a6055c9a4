import type { MatchKind } from '@academy/contract/payments'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

const isUsed = sql<SqlBool>`exists (select from payment_requests used where used.transaction_key = p.transaction_key
  and used.status = 'approved' and used.id <> p.id)`
const isNamed = sql<SqlBool>`exists (select from statement_payments named where named.transaction_key = p.transaction_key
  and not named.is_repeat)`
const moment = sql`coalesce(p.paid_at, p.requested_at)`
const end = sql`(select max(to_at) from statements)`

/** What every request `p` with that match fulfils, so that the queue is not read and judged whole for the few that have it. The rules
 * judge: they know milliseconds, and what is within one is theirs. */
export const mayMatch: Record<MatchKind, RawBuilder<SqlBool> | null> = {
  exact: null,
  likely: null,
  'id-used': isUsed,
  'nothing-sent': sql`num_nonnulls(p.transaction_key, p.payer_number, p.sms, p.paid_at, p.amount_rwf, p.screenshot_key) = 0`,
  'no-statement': sql`${end} is null`,
  'after-statement': sql`${moment} > ${end} and not ${isNamed}`,
  unmatched: sql`${moment} < ${end} + interval '1 millisecond' and not ${isNamed}`,
}
