import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../http/context.ts'
import type { RowRange } from '../../../http/paging.ts'
import type { ReviewRow } from '../views.ts'
import { type Filters, reviewRows, wantedConditions } from './filter-store.ts'

/** The search text begins with the student's name. */
const KEYS = {
  student: sql`left(p.search, 60)`,
  price: sql`p.price_rwf`,
  requested: sql`p.requested_at`,
}
export interface PaymentOrder {
  by: keyof typeof KEYS
  isDescending: boolean
}

/** @param isFew no more than a list holds are found: all of them are looked up and sorted, as an order's index would be read to its end for them */
export function selectPage(
  db: Db,
  filters: Filters & { isFew: boolean },
  { by, isDescending }: PaymentOrder,
  { limit, offset }: RowRange,
): Promise<ReviewRow[]> {
  const direction = isDescending ? sql`desc` : sql`asc`
  const order = sql`${KEYS[by]} ${direction}, p.id ${direction}`
  // Only the rows of the page are joined to anything.
  const fence = filters.isFew ? sql`offset 0` : sql``
  const ids = sql`select p.id from (
      select p.id, p.search, p.price_rwf, p.requested_at from payment_requests p
      where ${sql.join([sql`true`, ...wantedConditions(filters)], sql` and `)} ${fence}) p
    order by ${order} limit ${limit} offset ${offset}`
  return reviewRows(db, [sql<SqlBool>`p.id = any(array(${ids}))`])
    .orderBy(order)
    .execute()
}

/** For a file: the newest first, behind the last one. */
export function selectAfter(
  db: Db,
  filters: Filters,
  last: { id: string; key: string } | undefined,
  limit: number,
): Promise<(ReviewRow & { key: string })[]> {
  const conditions = wantedConditions(filters)
  if (last) conditions.push(sql<SqlBool>`(p.requested_at, p.id) < (${last.key}::timestamptz, ${last.id})`)
  return reviewRows(db, conditions)
    .select(sql<string>`p.requested_at::text`.as('key'))
    .orderBy('p.requested_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()
}
