import type { contract } from '@academy/contract'
import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import type { z } from 'zod'
import type { Context } from '../../../http/context.ts'
import { partOf } from '../../../http/paging.ts'
import { viewBatch } from './batches.ts'
import { findDrawingBatch } from './batches-store.ts'
import { countRequests, selectDecided, selectPending } from './list-store.ts'
import { viewRequest } from './views.ts'

type Wanted = z.output<NonNullable<(typeof contract.certificationRequests)['query']>>

export async function listRequests(ctx: Context, wanted: Wanted) {
  const { status = 'all', search = '' } = wanted
  const [counts, batch] = await Promise.all([countRequests(ctx.db, search), findDrawingBatch(ctx.db)])
  const total = counts[status]
  const waiting = status === 'all' || status === 'pending' ? counts.pending : 0
  const { page, pages, limit, offset: from } = partOf(total, wanted, LIST_DEFAULT_ROWS)
  const rows =
    from < waiting
      ? await selectPending(ctx.db, search, { offset: from, limit: Math.min(limit, waiting - from) })
      : []
  const left = Math.min(limit - rows.length, total - from - rows.length)
  if (left > 0)
    rows.push(
      ...(await selectDecided(ctx.db, search, status, { offset: Math.max(0, from - waiting), limit: left })),
    )
  return {
    requests: rows.map((row) => viewRequest(ctx, row)),
    total,
    page,
    pages,
    counts,
    batch: batch ? viewBatch(batch) : null,
  }
}
