import type { contract } from '@academy/contract'
import { LIST_DEFAULT_ROWS, readSort } from '@academy/contract/http'
import type { z } from 'zod'
import type { Context, Db } from '../../../http/context.ts'
import { partOf, type RowRange, rowsOfPage } from '../../../http/paging.ts'
import { viewBatch } from './batches.ts'
import { findDrawingBatch } from './batches-store.ts'
import { countRequests, selectDecided, selectPending, selectSorted, type Wanted } from './list-store.ts'
import { viewRequest } from './views.ts'

type Asked = z.output<NonNullable<(typeof contract.certificationRequests)['query']>>

export async function listRequests(ctx: Context, asked: Asked) {
  const { status = 'all', search = '', student, sort } = asked
  const [{ counts, atLeast, ids }, batch] = await Promise.all([
    countRequests(ctx.db, { search, student }),
    findDrawingBatch(ctx.db),
  ])
  const wanted: Wanted = { status, search, student, ids }
  const total = counts[status]
  const waiting = status === 'all' || status === 'pending' ? Math.min(counts.pending, total) : 0
  const { page, pages, ...range } = partOf(total, asked, LIST_DEFAULT_ROWS)
  const order = sort && readSort(sort)
  const hasMore = atLeast.includes(status)
  const rows = order
    ? await rowsOfPage(range, { total, hasMore }, (part, isReversed) =>
        selectSorted(ctx.db, wanted, { ...order, isDescending: order.isDescending !== isReversed }, part),
      )
    : await selectUsual(ctx.db, wanted, { waiting, total, hasMore }, range)
  return {
    requests: rows.map((row) => viewRequest(ctx, row)),
    total,
    page,
    pages,
    hasMore,
    counts,
    atLeast,
    batch: batch ? viewBatch(batch) : null,
  }
}

/** Those that wait, the oldest first; then the others, the newest first. */
async function selectUsual(
  db: Db,
  wanted: Wanted,
  { waiting, total, hasMore }: { waiting: number; total: number; hasMore: boolean },
  { offset, limit }: RowRange,
) {
  const pending = { offset, limit: Math.min(limit, waiting - offset) }
  const rows =
    offset < waiting
      ? await rowsOfPage(pending, { total: waiting, hasMore }, (part, isReversed) =>
          selectPending(db, wanted, part, isReversed),
        )
      : []
  const left = Math.min(limit - rows.length, total - offset - rows.length)
  if (left <= 0) return rows
  const others = { offset: Math.max(0, offset - waiting), limit: left }
  const decided = await rowsOfPage(others, { total: total - waiting, hasMore }, (part, isReversed) =>
    selectDecided(db, wanted, part, isReversed),
  )
  return [...rows, ...decided]
}
