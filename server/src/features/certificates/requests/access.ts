import { CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import type { Context } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { findRequest, lockRequests, type RequestRow } from './store.ts'

/** For admins, locked: of several who decide at the same moment, each sees what the one before has done. */
export async function requestForDecision(ctx: Context, id: string): Promise<RequestRow> {
  const [row] = await lockRequests(ctx.db, [id])
  if (!row) throw notFound(M.requestNotFound)
  return row
}

export async function requestForAdmin(ctx: Context, id: string): Promise<RequestRow> {
  const row = await findRequest(ctx.db, id)
  if (!row) throw notFound(M.requestNotFound)
  return row
}
