import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import type { MatchKind, PaymentRequest } from '@academy/contract/payments'
import { type SqlBool, sql } from 'kysely'
import { keptOfState } from '../../../db/list-counts.ts'
import type { Context, Db } from '../../../http/context.ts'
import { rowsInPages } from '../../../http/csv-reply.ts'
import { findLatestStatement, viewStatement } from '../statements/store.ts'
import type { ReviewRow } from '../views.ts'
import { isWanted, reviewRows } from './filter.ts'
import { mayMatch } from './may-match.ts'
import { viewPayments } from './views.ts'

interface Query {
  search?: string | undefined
  course?: string | undefined
  match?: MatchKind | undefined
  limit?: number | undefined
}

/** The oldest first, each with its match. The totals are of all that wait. */
export async function listPending(ctx: Context, { limit = LIST_DEFAULT_ROWS, match, ...filters }: Query) {
  const [totals, pendingRequests, latest] = await Promise.all([
    sumPending(ctx.db),
    selectPending(ctx.db, filters, match, limit),
    findLatestStatement(ctx.db),
  ])
  return { pendingRequests, ...totals, statement: latest ? viewStatement(latest) : null }
}

/** How well a request matches is no column: with that filter those that may are read on, part by part, until the list is full. */
async function selectPending(
  db: Db,
  filters: Omit<Query, 'limit'>,
  match: MatchKind | undefined,
  limit: number,
) {
  const found: PaymentRequest[] = []
  const batch = match ? Math.max(limit, LIST_DEFAULT_ROWS) : limit
  const parts = rowsInPages<ReviewRow & { key: string }>((last, rows) => {
    const conditions = isWanted({ ...filters, status: 'pending' })
    const isPossible = match && mayMatch[match]
    if (isPossible) conditions.push(isPossible)
    if (last) conditions.push(sql<SqlBool>`(p.requested_at, p.id) > (${last.key}::timestamptz, ${last.id})`)
    return reviewRows(db, conditions)
      .select(sql<string>`p.requested_at::text`.as('key'))
      .orderBy('p.requested_at')
      .orderBy('p.id')
      .limit(rows)
      .execute()
  }, batch)
  for await (const rows of parts) {
    const views = await viewPayments(db, rows)
    found.push(...views.filter((view) => !match || view.match.kind === match))
    if (found.length >= limit) break
  }
  return found.slice(0, limit)
}

async function sumPending(db: Db): Promise<{ total: number; totalRwf: number }> {
  const { count, sumRwf } = await keptOfState(db, 'payments', 'pending')
  return { total: count, totalRwf: sumRwf }
}
