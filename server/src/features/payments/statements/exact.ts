import { sql } from 'kysely'
import type { Db } from '../../../http/context.ts'
import { type MatchableRow, matchesFor } from './match.ts'

const BATCH_ROWS = 1_000

/** How many of those that wait match exactly now. */
export async function countExact(db: Db): Promise<number> {
  let exact = 0
  let after = ''
  for (;;) {
    const rows: MatchableRow[] = await db
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
      .limit(BATCH_ROWS)
      .execute()
    const matches = await matchesFor(db, rows)
    exact += [...matches.values()].filter(({ kind }) => kind === 'exact').length
    after = rows.at(-1)?.id ?? after
    if (rows.length < BATCH_ROWS) return exact
  }
}
