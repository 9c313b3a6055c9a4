import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import type { Context } from '../../../http/context.ts'
import { countWanted, deskRows, type Filters, isWanted } from './filter.ts'
import { viewPayments } from './views.ts'

interface Query extends Filters {
  page?: number | undefined
  limit?: number | undefined
}

/** The newest first. */
export async function listAll(
  ctx: Context,
  { page: wanted = 1, limit = LIST_DEFAULT_ROWS, ...filters }: Query,
) {
  const conditions = isWanted(filters)
  const [total, pending] = await Promise.all([
    countWanted(ctx.db, conditions),
    countWanted(ctx.db, isWanted({ status: 'pending' })),
  ])
  const pages = Math.max(1, Math.ceil(total / limit))
  const page = Math.min(wanted, pages)
  const rows = await deskRows(ctx.db, conditions)
    .orderBy('p.requested_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { paymentRequests: await viewPayments(ctx.db, rows), total, page, pages, pending }
}
