import { LIST_MAX_ROWS } from '@academy/contract/http'
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Of a list without a filter: as many are sorted by a count as it stands, summed up row by row; of more the order is read as a job kept it a
 * minute ago (`order-jobs.ts`). */
export const SORTED_NOW_MAX_ROWS = 200

export interface Counted {
  total: number
  /** There are more than a list ever holds; `total` is that many. */
  hasMore: boolean
}
export interface Found extends Counted {
  /** All of them, where a list holds them: who lists them does not search again. */
  ids?: readonly string[] | undefined
}

/** Counts what a search or a filter finds, and stops at one row more than a list holds: an exact count would read all of it.
 * `rows` is a select without order, as `select from courses where …`. */
export const countingFound = (rows: RawBuilder<unknown>) => sql<{ count: number }>`
  select count(*) as count from (${rows} limit ${LIST_MAX_ROWS + 1}) found`

/** What `countingFound` answers. */
export function countedFound([row]: readonly { count: number }[]): Counted {
  const count = row?.count ?? 0
  return { total: Math.min(count, LIST_MAX_ROWS), hasMore: count > LIST_MAX_ROWS }
}

// biome-ignore lint/suspicious/noExplicitAny: needs no table
export async function countFound(db: Kysely<any>, rows: RawBuilder<unknown>): Promise<Counted> {
  return countedFound((await countingFound(rows).execute(db)).rows)
}

/** The same, with the ids where they are no more than a list holds. `rows` is a select of ids without order. */
// biome-ignore lint/suspicious/noExplicitAny: needs no table
export async function findCounted(db: Kysely<any>, rows: RawBuilder<unknown>): Promise<Found> {
  const found = await sql<{ id: string }>`${rows} limit ${LIST_MAX_ROWS + 1}`.execute(db)
  const ids = found.rows.map(({ id }) => id)
  if (ids.length > LIST_MAX_ROWS) return { total: LIST_MAX_ROWS, hasMore: true }
  return { total: ids.length, hasMore: false, ids }
}
