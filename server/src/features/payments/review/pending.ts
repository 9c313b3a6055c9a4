import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import type { MatchKind, PaymentRequest } from '@academy/contract/payments'
import { keptOfState } from '../../../db/list-counts.ts'
import type { Context, Db } from '../../../http/context.ts'
import { type Part, partOf, type RowRange, rowsOfPage } from '../../../http/paging.ts'
import { findLatestStatement, viewStatement } from '../statements/store.ts'
import { countWanted, type Filters } from './filter-store.ts'
import { countMatched, mayMatch } from './matched-store.ts'
import { selectPage } from './page-store.ts'
import { withMatches } from './with-matches.ts'

type Query = Pick<Filters, 'search' | 'course' | 'student'> & Part & { match?: MatchKind | undefined }

/** The oldest first, each with its match. */
export async function listPending(ctx: Context, { match, page, limit, ...filters }: Query) {
  const { count: waiting, sumRwf: totalRwf } = await keptOfState(ctx.db, 'payments', 'pending')
  const part = { page, limit }
  const [found, latest] = await Promise.all([
    match ? pageOfMatched(ctx.db, filters, match, part) : pageOfWaiting(ctx.db, filters, waiting, part),
    findLatestStatement(ctx.db),
  ])
  return { ...found, waiting, totalRwf, statement: latest ? viewStatement(latest) : null }
}

async function pageOfWaiting(db: Db, filters: Filters, waiting: number, part: Part) {
  const wanted = { ...filters, status: 'pending' } as const
  const { total, hasMore } = await countWanted(db, wanted, new Map([['pending', waiting]]))
  const { page, pages, ...range } = partOf(total, part, LIST_DEFAULT_ROWS)
  const isFew = Boolean(filters.search) && !hasMore
  const rows = await rowsOfPage(range, { total, hasMore }, (range, isReversed) =>
    selectPage(db, { ...wanted, isFew }, { by: 'requested', isDescending: isReversed }, range),
  )
  return { pendingRequests: await withMatches(db, rows), total, hasMore, page, pages }
}

/** Counted as they were last judged, and at least as many as are shown: those for whom something has changed since are judged as they are read. */
async function pageOfMatched(db: Db, filters: Filters, match: MatchKind, part: Part) {
  const { total: judged, hasMore } = await countMatched(db, match, filters)
  const { page, pages, ...range } = partOf(judged, part, LIST_DEFAULT_ROWS)
  const pendingRequests = await selectMatched(db, filters, match, range)
  const total = Math.max(judged, range.offset + pendingRequests.length)
  return { pendingRequests, total, hasMore, page, pages }
}

/** Of those that may have that match as many as have it, read part by part until the page is full. */
async function selectMatched(db: Db, filters: Filters, match: MatchKind, range: RowRange) {
  const found: PaymentRequest[] = []
  for await (const rows of mayMatch(db, match, filters, range)) {
    const views = await withMatches(db, rows)
    found.push(...views.filter((view) => view.match.kind === match))
    if (found.length >= range.limit) break
  }
  return found.slice(0, range.limit)
}
