import { type Kysely, sql } from 'kysely'
import { KEPT, type KeptCount } from './kept-counts.ts'
import { retryTransaction } from './retry.ts'
import type { Database } from './schema.ts'

/** Longer than a visitor's statement has: it reads every row that is counted. */
export const RECOUNT_SECONDS = 10 * 60

/** A kept count that was not what its rows say. */
export interface Difference {
  table: string
  /** Whose count it is, and by how much it was short. */
  of: Record<string, unknown>
}

/** Counts all rows again, one table of counts after the other, and adds to each count what it is short of. */
export async function recountAll(db: Kysely<Database>): Promise<Difference[]> {
  const found: Difference[] = []
  for (const kept of KEPT) {
    const rows = await retryTransaction(() => db.transaction().execute((inner) => recount(inner, kept)))
    found.push(...rows.map((of) => ({ table: kept.table, of })))
  }
  return found
}

/** Within a transaction of the caller's. Two at once would both add the same: the second looks when the first has written. */
export async function recount(
  transaction: Kysely<Database>,
  kept: KeptCount,
): Promise<Record<string, unknown>[]> {
  await sql`select set_config('statement_timeout', ${`${RECOUNT_SECONDS}s`}, true),
    pg_advisory_xact_lock(hashtextextended(${`recount ${kept.table}`}, 0))`.execute(transaction)
  const { rows } = await sql.raw<Record<string, unknown>>(healing(kept)).execute(transaction)
  return rows
}

/** One statement sees rows and counts of the same moment, because every write changes both in its own transaction; and it adds, like those
 * that write meanwhile, so that neither undoes the other. */
function healing(kept: KeptCount): string {
  const { table, keys, columns, counted } = kept
  const each = (write: (column: string) => string) => columns.map(write)
  return `
    with wrong as (
      select ${list(
        keys,
        each((column) => `sum(${column})::bigint as ${column}`),
      )}
      from (${counted} union all select ${list(
        keys,
        each((column) => `-${column}`),
      )} from ${table}) both_sides
      ${keys.length > 0 ? `group by ${list(keys)}` : ''}
      having ${each((column) => `sum(${column}) <> 0`).join(' or ')}
    ), healed as (${kept.isOwnRow ? updated(kept) : added(kept)})
    select * from wrong`
}

const updated = ({ table, keys, columns }: KeptCount) => `
  update ${table} t set ${columns.map((column) => `${column} = t.${column} + wrong.${column}`)}
  from wrong where ${keys.map((key) => `t.${key} = wrong.${key}`).join(' and ')}`

const added = ({ table, keys, columns, slot }: KeptCount) => `
  insert into ${table} as t (${list(keys, columns, slot ? ['slot'] : [])})
  select ${list(keys, columns, slot ? ['0'] : [])} from wrong ${keys.length > 0 ? `order by ${list(keys)}` : ''}
  on conflict (${list(keys, slot ? ['slot'] : [])}) do update
  set ${columns.map((column) => `${column} = t.${column} + excluded.${column}`)}`

const list = (...names: (readonly string[])[]) => names.flat().join(', ')
