import { sql } from 'kysely'
import { matchesSearch } from '../../db/search.ts'
import type { Db } from '../../http/context.ts'

/** Few enough to be looked up one by one and put in order. */
export const NAMED_MAX = 1_000

/** Who has what is typed in their name or address; null when they are more than are looked up. */
export async function findNamed(db: Db, typed: string): Promise<string[] | null> {
  const { rows } = await sql<{ id: string }>`
    select id from users where ${matchesSearch(sql`search_key`, typed)} limit ${NAMED_MAX}`.execute(db)
  return rows.length < NAMED_MAX ? rows.map(({ id }) => id) : null
}
