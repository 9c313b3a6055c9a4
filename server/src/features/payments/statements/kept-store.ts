import type { PaymentMatch } from '@academy/contract/payments'
import { sql } from 'kysely'
import type { Db } from '../../../http/context.ts'
import type { MatchableRow } from './matchable.ts'

/** Some whose match may have changed, and what their match depends on; of those that are decided or gone the ids alone. */
export async function selectUnjudged(
  db: Db,
  limit: number,
): Promise<{ ids: string[]; rows: MatchableRow[] }> {
  const unjudged = await db
    .selectFrom('unjudged_payments')
    .select('request_id')
    .distinct()
    .orderBy('request_id')
    .limit(limit)
    .execute()
  const ids = unjudged.map(({ request_id }) => request_id)
  const rows = await db
    .selectFrom('payment_requests')
    .select(['id', 'transaction_key', 'price_rwf', 'amount_rwf', 'payer_number', 'paid_at'])
    .select(['requested_at', 'sms', 'screenshot_key'])
    .where('id', '=', sql<string>`any(${ids})`)
    .where('status', '=', sql.lit('pending'))
    .execute()
  return { ids, rows }
}

/** For whom nobody else writes here. */
export async function keepMatches(
  db: Db,
  ids: readonly string[],
  rows: readonly MatchableRow[],
  matches: ReadonlyMap<string, PaymentMatch>,
): Promise<void> {
  const judged = rows.map(({ id }) => id)
  await sql`
    insert into payment_matches (request_id, kind, requested_at)
    select p.id, judged.kind, p.requested_at
    from unnest(${judged}::text[], ${judged.map((id) => matches.get(id)?.kind)}::text[]) as judged (id, kind)
    join payment_requests p on p.id = judged.id
    on conflict (request_id) do update set kind = excluded.kind, requested_at = excluded.requested_at
    where payment_matches.kind <> excluded.kind or payment_matches.requested_at <> excluded.requested_at`.execute(
    db,
  )
  const left = ids.filter((id) => !matches.has(id))
  await sql`delete from payment_matches where request_id = any(${left})`.execute(db)
  await sql`delete from unjudged_payments where request_id = any(${ids})`.execute(db)
}

/** One judge at a time, and one that does not wait for long.
 * @throws 55P03 when somebody writes all the while */
export async function lockJudging(transaction: Db, waitMs: number): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(`${waitMs}ms`)}`.execute(transaction)
  await sql`select pg_advisory_xact_lock(48, 0)`.execute(transaction)
}
