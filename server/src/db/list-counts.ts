import type { Kysely } from 'kysely'
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
