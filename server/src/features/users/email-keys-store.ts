import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

/** Accounts from before addresses had keys, the oldest first. */
export const selectKeyless = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email_key', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The accounts that have their key now: where another has it already, an account stays without. */
export async function writeEmailKeys(db: Db, keys: { id: string; key: string }[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update users set email_key = its.key from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as its (id text, key text)
    where users.id = its.id and not exists (select from users other where other.email_key = its.key and other.id <> its.id)
    returning users.id`.execute(db)
  return rows.map(({ id }) => id)
}
