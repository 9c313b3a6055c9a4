import { LIST_DEFAULT_ROWS, readSort, type SortText } from '@academy/contract/http'
import { type SqlBool, sql } from 'kysely'
import { keptCounts } from '../../../db/list-counts.ts'
import type { Context } from '../../../http/context.ts'

import { type Part, partOf, rowsOfPage } from '../../../http/paging.ts'
import { countWanted, type Filters, isWanted, reviewRows } from './filter.ts'

import { viewPayments } from './views.ts'

/** The search text begins with the student's name. */
const KEYS = {
  student: sql`left(p.search, 60)`,
  price: sql`p.price_rwf`,
  requested: sql`p.requested_at`,
}
type Sort = SortText<keyof typeof KEYS>

/** The newest first, unless another order is asked for. */
export async function listAll(
  ctx: Context,
  { page: askedPage, limit: askedRows, sort, ...filters }: Filters & Part & { sort?: Sort | undefined },
) {
  const conditions = isWanted(filters)
  const kept = await keptCounts(ctx.db, 'payments')
  const { total, hasMore } = await countWanted(ctx.db, filters, kept)
  const { page, pages, ...range } = partOf(total, { page: askedPage, limit: askedRows }, LIST_DEFAULT_ROWS)
  const { by, isDescending } = readSort(sort ?? '-requested')
  const rows = await rowsOfPage(range, { total, hasMore }, (part, isReversed) => {
    const direction = isDescending === isReversed ? sql`asc` : sql`desc`
    const order = sql`${KEYS[by]} ${direction}, p.id ${direction}`
    // Nothing is joined to what the page passes over.
    const ids = sql`select p.id from payment_requests p where ${sql.join([sql`true`, ...conditions], sql` and `)}
      order by ${order} limit ${part.limit} offset ${part.offset}`
    return reviewRows(ctx.db, [sql<SqlBool>`p.id = any(array(${ids}))`])
      .orderBy(order)
      .execute()
  })
  return {
    paymentRequests: await viewPayments(ctx.db, rows),
    total,
    page,
    pages,
    hasMore,
    pending: kept.get('pending') ?? 0,
  }
}
