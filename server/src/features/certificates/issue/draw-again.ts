import { CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import type { Context } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { recordAct } from '../../audit/index.ts'
import { certificateToFill } from '../certificate-access.ts'
import { type CertificateRow, changeCertificate } from '../certificates-store.ts'
import { requestForAdmin } from '../requests/access.ts'
import { changeRequests } from '../requests/store.ts'
import { viewRequest } from '../requests/views.ts'
import { askToDraw } from './drawing-jobs.ts'
import { selectFactsToIssue } from './facts-store.ts'
import { problemOf } from './problem.ts'

/** In place of an uploaded PDF, or after a refusal was corrected. */
export async function drawAgain(ctx: Context, requestId: string) {
  const { certificate } = await certificateToFill(ctx, requestId)
  const row = await asOfToday(ctx, certificate)
  const problem = problemOf(row)
  if (problem) throw conflict(problem)
  await changeRequests(ctx.db, [requestId], { problem: '' })
  await askToDraw(ctx, { certificateId: row.id, replacing: row.file_key })
  await recordAct(ctx, 'draw-certificate', row.id, {
    number: row.number,
    requestId,
    before: { isUploaded: certificate.is_uploaded, isBeingDrawn: false, holderName: certificate.holder_name },
    after: { isUploaded: false, isBeingDrawn: true, holderName: row.holder_name },
  })
  await ctx.events.tell('admins', 'certificates')
  const message = row.completed_at ? M.drawAgain : M.drawing
  return { message, request: viewRequest(ctx, await requestForAdmin(ctx, requestId)) }
}

/** What nobody has seen yet takes the names as they are now: that is how a refusal is corrected. A name that an admin gave stays. */
async function asOfToday(ctx: Context, row: CertificateRow): Promise<CertificateRow> {
  if (row.completed_at || row.replaces_id || !row.request_id) return row
  const [facts] = await selectFactsToIssue(ctx.db, [row.request_id])
  return facts ? changeCertificate(ctx.db, row.id, facts) : row
}
