import { LIST_MAX_ROWS } from '@academy/contract/http'
import { type Kysely, type RawBuilder, sql } from 'kysely'

export interface Counted {
  total: number
  /** There are more than a list ever holds; `total` is that many. */
  hasMore: boolean
}

/** Counts what a search or a filter finds, and stops at one row more than a list holds: an exact count would read all of it.
 * `rows` is a select without order, as `select from courses where …`. */
// biome-ignore lint/suspicious/noExplicitAny: needs no table
export async function countFound(db: Kysely<any>, rows: RawBuilder<unknown>): Promise<Counted> {
  const counted = await sql<{ count: number }>`
    select count(*) as count from (${rows} limit ${LIST_MAX_ROWS + 1}) found`.execute(db)
  const count = counted.rows[0]?.count ?? 0
  return { total: Math.min(count, LIST_MAX_ROWS), hasMore: count > LIST_MAX_ROWS }
}
