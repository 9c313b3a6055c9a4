import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** For a transaction that reads files and draws pictures between its statements, which takes a slow machine its time:
 * until it ends, the database does not take it for a forgotten one. */
export async function liftIdleLimit(transaction: Kysely<Database>): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
}
