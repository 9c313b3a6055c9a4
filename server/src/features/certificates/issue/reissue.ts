import { CERTIFICATE_NOTES, CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import type { Context } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { recordAct } from '../../audit/index.ts'
import { notify } from '../../notifications/index.ts'
import { certificateForDecision } from '../certificate-access.ts'
import { viewCertificate } from '../certificate-views.ts'
import { type CertificateRow, findCertificate, hasSuccessor } from '../certificates-store.ts'
import { changeRequests } from '../requests/store.ts'
import { askToDraw } from './drawing-jobs.ts'
import { insertNumbered, signatory } from './issue.ts'
import { problemOf } from './problem.ts'
import { markRevoked, tellToLook } from './revoke.ts'

/** Another certificate with another number takes its place, and the old one is revoked; a revoked one may be replaced once. */
export async function reissue(ctx: Context, id: string, reason: string, holderName: string | undefined) {
  const old = await certificateForDecision(ctx, id)
  if (old.student_id === null) throw conflict(M.holderGone)
  if (await hasSuccessor(ctx.db, old)) throw conflict(M.alreadyReplaced)
  if (!old.revoked_at) await markRevoked(ctx, old, reason)
  const next = await issueAnew(ctx, old, holderName ?? old.holder_name)
  const problem = problemOf(next)
  if (old.request_id)
    await changeRequests(ctx.db, [old.request_id], {
      status: 'approved',
      completed_at: null,
      problem,
      batch_id: null,
    })
  if (!problem) await askToDraw(ctx, { certificateId: next.id, replacing: null })
  await recordAct(ctx, 'reissue-certificate', next.id, {
    number: next.number,
    reason,
    before: { number: old.number, holderName: old.holder_name },
    after: { number: next.number, holderName: next.holder_name },
  })
  await notify(ctx, [{ id: old.student_id }], {
    ...CERTIFICATE_NOTES.reissued(next.course_title, next.number),
    kind: 'certificate',
    about: `certificate-reissued:${next.id}`,
    link: '/my-certificates',
  })
  await tellToLook(ctx, next)
  return { message: M.reissued, certificate: viewCertificate(ctx, next) }
}

/** What it says of the course stays as it was; it is signed by who signs today. */
async function issueAnew(ctx: Context, old: CertificateRow, holderName: string): Promise<CertificateRow> {
  const [issued] = await insertNumbered(ctx, [
    {
      request_id: old.request_id,
      student_id: old.student_id,
      course_id: old.course_id,
      course_title: old.course_title,
      course_description: old.course_description,
      category: old.category,
      duration_weeks: old.duration_weeks,
      instructor_name: old.instructor_name,
      holder_name: holderName,
      replaces_id: old.id,
      issued_at: ctx.now(),
      ...signatory(ctx),
    },
  ])
  const row = issued && (await findCertificate(ctx.db, issued.id))
  if (!row) throw new Error('the new certificate was not written')
  return row
}
