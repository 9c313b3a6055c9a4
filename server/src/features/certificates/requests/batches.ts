import { type DrawingBatch, CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import type { Context } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { type BatchRow, findBatch } from './batches-store.ts'

export async function readBatch(ctx: Context, id: string) {
  const row = await findBatch(ctx.db, id)
  if (!row) throw notFound(M.batchNotFound)
  return { batch: viewBatch(row) }
}

export const viewBatch = ({ id, total, drawn, refused, started_at }: BatchRow): DrawingBatch => ({
  _id: id,
  total,
  drawn,
  refused,
  startedAt: started_at.toISOString(),
})
