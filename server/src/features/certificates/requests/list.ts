import type { contract } from '@academy/contract'
import { LIST_DEFAULT_ROWS, readSort } from '@academy/contract/http'
import type { z } from 'zod'
import type { Context, Db } from '../../../http/context.ts'
import { partOf, type RowRange } from '../../../http/paging.ts'
import { viewBatch } from './batches.ts'
import { findDrawingBatch } from './batches-store.ts'
import { countRequests, selectDecided, selectPending, selectSorted, type WantedStatus } from './list-store.ts'
import { viewRequest } from './views.ts'

type Wanted = z.output<NonNullable<(typeof contract.certificationRequests)['query']>>

export async function listRequests(ctx: Context, wanted: Wanted) {
  const { status = 'all', search = '', sort } = wanted
  const [counts, batch] = await Promise.all([countRequests(ctx.db, search), findDrawingBatch(ctx.db)])
  const total = counts[status]
  const waiting = status === 'all' || status === 'pending' ? counts.pending : 0
  const { page, pages, limit, offset: from } = partOf(total, wanted, LIST_DEFAULT_ROWS)
  const rows = sort
    ? await selectSorted(ctx.db, { search, status }, readSort(sort), { offset: from, limit })
    : await selectUsual(ctx.db, { search, status }, { waiting, total }, { offset: from, limit })
  return {
    requests: rows.map((row) => viewRequest(ctx, row)),
    total,
    page,
    pages,
    counts,
    batch: batch ? viewBatch(batch) : null,
  }
}

/** Those that wait, the oldest first; then the others, the newest first. */
async function selectUsual(
  db: Db,
  { search, status }: { search: string; status: WantedStatus },
  { waiting, total }: { waiting: number; total: number },
  { offset, limit }: RowRange,
) {
  const rows =
    offset < waiting
      ? await selectPending(db, search, { offset, limit: Math.min(limit, waiting - offset) })
      : []
  const left = Math.min(limit - rows.length, total - offset - rows.length)
  if (left > 0)
    rows.push(
      ...(await selectDecided(db, search, status, { offset: Math.max(0, offset - waiting), limit: left })),
    )
  return rows
}
