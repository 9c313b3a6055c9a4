import type { Context } from '../../../http/context.ts'
import { signedIn } from '../../../http/context.ts'
import { courseForLearner } from '../../enrolments/index.ts'
import { certificateFileAddress, viewCertificate } from '../certificate-views.ts'
import { findCertificate, selectHeld } from '../certificates-store.ts'
import { viewWaiting } from '../requests/views.ts'
import { findRequestOf, selectWaiting } from './store.ts'

export async function listOwn(ctx: Context) {
  const { id } = signedIn(ctx)
  const [held, waiting] = await Promise.all([selectHeld(ctx.db, id), selectWaiting(ctx.db, id)])
  // A certificate that was revoked before it came out is waited for no more.
  const coming = waiting.filter(({ revoked_at }) => revoked_at === null)
  return { certificates: held.map((row) => viewCertificate(ctx, row)), waiting: coming.map(viewWaiting) }
}

/** Whoever has left the course keeps the sight of their own request. */
export async function readStatus(ctx: Context, courseId: string) {
  const request = await findRequestOf(ctx.db, signedIn(ctx).id, courseId)
  if (!request) {
    await courseForLearner(ctx, courseId)
    return NOTHING_ASKED
  }
  const row = request.certificate_id ? await findCertificate(ctx.db, request.certificate_id) : null
  const certificate = row?.completed_at || row?.revoked_at ? row : null
  const isValid = certificate !== null && certificate.revoked_at === null && certificate.file_key !== null
  return {
    status: request.status,
    certificateUrl: isValid ? certificateFileAddress(ctx, certificate.id) : null,
    certificate: certificate && viewCertificate(ctx, certificate),
    requestedAt: request.requested_at.toISOString(),
    approvedAt: request.approved_at?.toISOString() ?? null,
    completedAt: request.completed_at?.toISOString() ?? null,
  }
}

const NOTHING_ASKED = {
  status: null,
  certificateUrl: null,
  certificate: null,
  requestedAt: null,
  approvedAt: null,
  completedAt: null,
}
