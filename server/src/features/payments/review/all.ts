import { LIST_DEFAULT_ROWS, readSort, type SortText } from '@academy/contract/http'
import { keptCounts } from '../../../db/list-counts.ts'
import type { Context } from '../../../http/context.ts'
import { type Part, partOf, rowsOfPage } from '../../../http/paging.ts'
import { countWanted, type Filters } from './filter-store.ts'
import { type PaymentOrder, selectPage } from './page-store.ts'
import { withMatches } from './with-matches.ts'

type Sort = SortText<PaymentOrder['by']>

/** The newest first, unless another order is asked for. */
export async function listAll(
  ctx: Context,
  { page: askedPage, limit: askedRows, sort, ...filters }: Filters & Part & { sort?: Sort | undefined },
) {
  const kept = await keptCounts(ctx.db, 'payments')
  const { total, hasMore } = await countWanted(ctx.db, filters, kept)
  const { page, pages, ...range } = partOf(total, { page: askedPage, limit: askedRows }, LIST_DEFAULT_ROWS)
  const { by, isDescending } = readSort(sort ?? '-requested')
  const rows = await rowsOfPage(range, { total, hasMore }, (part, isReversed) =>
    selectPage(
      ctx.db,
      { ...filters, isFew: Boolean(filters.search) && !hasMore },
      { by, isDescending: isDescending !== isReversed },
      part,
    ),
  )
  return {
    paymentRequests: await withMatches(ctx.db, rows),
    total,
    page,
    pages,
    hasMore,
    pending: kept.get('pending') ?? 0,
  }
}
