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

/** False where another account has that key. */
export async function writeEmailKey(db: Db, id: string, key: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users set email_key = ${key}
    where id = ${id} and not exists (select from users where email_key = ${key} and id <> ${id})`.execute(db)
  return Boolean(numAffectedRows)
}
