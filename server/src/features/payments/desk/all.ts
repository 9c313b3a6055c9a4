import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import type { Context } from '../../../http/context.ts'
import { type Part, partOf } from '../../../http/paging.ts'
import { countWanted, deskRows, type Filters, isWanted } from './filter.ts'
import { viewPayments } from './views.ts'

/** The newest first. */
export async function listAll(
  ctx: Context,
  { page: askedPage, limit: askedRows, ...filters }: Filters & Part,
) {
  const conditions = isWanted(filters)
  const [total, pending] = await Promise.all([
    countWanted(ctx.db, conditions),
    countWanted(ctx.db, isWanted({ status: 'pending' })),
  ])
  const { page, pages, limit, offset } = partOf(
    total,
    { page: askedPage, limit: askedRows },
    LIST_DEFAULT_ROWS,
  )
  const rows = await deskRows(ctx.db, conditions)
    .orderBy('p.requested_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { paymentRequests: await viewPayments(ctx.db, rows), total, page, pages, pending }
}
