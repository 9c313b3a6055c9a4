import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** The rest of this transaction is for one at a time: whoever else asks for `what` waits, however long, until it ends. For what a start does
 * once; a call gives up sooner. */
export async function takeTurn(transaction: Kysely<Database>, what: string): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(transaction)
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(transaction)
}
