import { LIST_DEFAULT_ROWS, readSort, type SortText } from '@academy/contract/http'
import { sql } from 'kysely'
import { keptCounts } from '../../../db/list-counts.ts'
import type { Context } from '../../../http/context.ts'
import { type Part, partOf } from '../../../http/paging.ts'
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
  const { page, pages, limit, offset } = partOf(
    total,
    { page: askedPage, limit: askedRows },
    LIST_DEFAULT_ROWS,
  )
  const { by, isDescending } = readSort(sort ?? '-requested')
  const direction = isDescending ? 'desc' : 'asc'
  const rows = await reviewRows(ctx.db, conditions)
    .orderBy(KEYS[by], direction)
    .orderBy('p.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return {
    paymentRequests: await viewPayments(ctx.db, rows),
    total,
    page,
    pages,
    hasMore,
    pending: kept.get('pending') ?? 0,
  }
}
