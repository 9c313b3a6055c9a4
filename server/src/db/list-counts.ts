import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'
import type { ListCountsTable } from './schema-money-and-proof.ts'

/** How many rows of a list stand in each state, as the writes that change them keep it. */
export async function keptCounts(
  db: Kysely<Database>,
  list: ListCountsTable['list'],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('list_counts')
    .select(['status', (e) => e.fn.sum<string>('count').as('count')])
    .where('list', '=', list)
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, Number(count)]))
}

/** How many rows of one state there are, and what the payments come to. */
export async function keptOfState(
  db: Kysely<Database>,
  list: ListCountsTable['list'],
  status: string,
): Promise<{ count: number; sumRwf: number }> {
  const { rows } = await sql<{ count: number; sumRwf: number }>`
    select coalesce(sum(count), 0)::bigint as count, coalesce(sum(sum_rwf), 0)::bigint as "sumRwf"
    from list_counts where list = ${list} and status = ${status}`.execute(db)
  return rows[0] ?? { count: 0, sumRwf: 0 }
}
