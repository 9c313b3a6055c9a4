import { CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import type { Context } from '../../http/context.ts'
import { conflict, notFound } from '../../http/problem.ts'
import { type CertificateRow, lockCertificate } from './certificates-store.ts'
import { requestForDecision } from './requests/access.ts'
import type { RequestRow } from './requests/store.ts'

/** For admins, locked with its request. */
export async function certificateForDecision(ctx: Context, id: string): Promise<CertificateRow> {
  const row = await lockCertificate(ctx.db, id)
  if (!row) throw notFound(M.notFound)
  return row
}

/** The certificate of an approved request, locked, when it may still get a file.
 * @throws Problem 404, 409 while it waits for approval, was revoked, or its holder is gone. */
export async function certificateToFill(
  ctx: Context,
  requestId: string,
): Promise<{ request: RequestRow; certificate: CertificateRow }> {
  const request = await requestForDecision(ctx, requestId)
  if (request.status === 'pending') throw conflict(M.notYetApproved)
  const certificate = request.certificate_id && (await lockCertificate(ctx.db, request.certificate_id))
  if (!certificate) throw notFound(M.notFound)
  if (certificate.revoked_at) throw conflict(M.alreadyRevoked)
  if (certificate.student_id === null) throw conflict(M.holderGone)
  return { request, certificate }
}
