import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import type { MatchKind, PaymentRequest } from '@academy/contract/payments'
import { keptOfState } from '../../../db/list-counts.ts'
import type { Context, Db } from '../../../http/context.ts'
import { findLatestStatement, viewStatement } from '../statements/store.ts'
import type { Filters } from './filter-store.ts'
import { mayMatch } from './matched-store.ts'
import { selectWaiting } from './page-store.ts'
import { withMatches } from './with-matches.ts'

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

async function selectPending(
  db: Db,
  filters: Filters,
  match: MatchKind | undefined,
  limit: number,
): Promise<PaymentRequest[]> {
  if (match) return selectMatched(db, filters, match, limit)
  return withMatches(db, await selectWaiting(db, filters, limit))
}

/** Of those that may have that match as many as have it, read part by part until the list is full. */
async function selectMatched(db: Db, filters: Filters, match: MatchKind, limit: number) {
  const found: PaymentRequest[] = []
  for await (const rows of mayMatch(db, match, filters, limit)) {
    const views = await withMatches(db, rows)
    found.push(...views.filter((view) => view.match.kind === match))
    if (found.length >= limit) break
  }
  return found.slice(0, limit)
}

async function sumPending(db: Db): Promise<{ total: number; totalRwf: number }> {
  const { count, sumRwf } = await keptOfState(db, 'payments', 'pending')
  return { total: count, totalRwf: sumRwf }
}
