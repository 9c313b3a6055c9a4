import { CERTIFICATE_NOTES, CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import { type Context, signedIn } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { recordAct } from '../../audit/index.ts'
import { notify } from '../../notifications/index.ts'
import { certificateForDecision } from '../certificate-access.ts'
import { viewCertificate } from '../certificate-views.ts'
import { type CertificateRow, changeCertificate } from '../certificates-store.ts'
import { changeRequests } from '../requests/store.ts'

/** For good. Its holder is told why, and so is everybody who checks it. */
export async function revoke(ctx: Context, id: string, reason: string) {
  const row = await certificateForDecision(ctx, id)
  if (row.revoked_at) throw conflict(M.alreadyRevoked)
  const revoked = await markRevoked(ctx, row, reason)
  // It never comes out: the batch that was to draw it does not wait for it.
  if (row.request_id && !row.completed_at) await changeRequests(ctx.db, [row.request_id], { batch_id: null })
  await recordAct(ctx, 'revoke-certificate', id, {
    number: row.number,
    before: { revoked: false },
    after: { revoked: true, reason },
  })
  if (row.student_id)
    await notify(ctx, [{ id: row.student_id }], {
      ...CERTIFICATE_NOTES.revoked(row.course_title, reason),
      kind: 'certificate',
      about: `certificate-revoked:${id}`,
      link: '/my-certificates',
    })
  await tellToLook(ctx, row)
  return { message: M.revoked, certificate: viewCertificate(ctx, revoked) }
}

export const markRevoked = (ctx: Context, row: CertificateRow, reason: string): Promise<CertificateRow> =>
  changeCertificate(ctx.db, row.id, {
    revoked_at: ctx.now(),
    revoked_by: signedIn(ctx).id,
    revoked_reason: reason,
  })

export const tellToLook = (ctx: Context, { student_id }: CertificateRow): Promise<void> =>
  ctx.events.tell(['admins', ...(student_id ? [`person:${student_id}` as const] : [])], 'certificates')
