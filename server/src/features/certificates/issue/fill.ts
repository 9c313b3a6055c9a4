import { CERTIFICATE_NOTES } from '@academy/contract/certificates'
import type { Context } from '../../../http/context.ts'
import { notify } from '../../notifications/index.ts'
import { type CertificateRow, changeCertificate } from '../certificates-store.ts'
import { signCredential } from '../credential/index.ts'
import { changeRequests } from '../requests/store.ts'

export interface NewFile {
  key: string
  sizeBytes: number
  hash: string
  isUploaded: boolean
}

/** Gives a locked certificate its file: from the first on it is out, signed, and its request is completed. */
export async function fill(ctx: Context, row: CertificateRow, file: NewFile): Promise<CertificateRow> {
  const now = ctx.now()
  const filled = await changeCertificate(ctx.db, row.id, {
    file_key: file.key,
    file_bytes: file.sizeBytes,
    file_hash: file.hash,
    is_uploaded: file.isUploaded,
    completed_at: row.completed_at ?? now,
    credential: row.credential ?? (await proofOf(ctx, row)),
  })
  if (row.request_id && !row.completed_at)
    await changeRequests(ctx.db, [row.request_id], { status: 'completed', completed_at: now, problem: '' })
  await tellFilled(ctx, filled, row)
  return filled
}

/** A drawing that came out as it was before is no news to its holder. */
async function tellFilled(ctx: Context, row: CertificateRow, before: CertificateRow): Promise<void> {
  if (row.student_id === null) return
  await ctx.events.tell(['admins', `person:${row.student_id}`], 'certificates')
  const isFirst = before.completed_at === null
  if (!isFirst && row.file_hash === before.file_hash) return
  const title = row.course_title
  await notify(ctx, [{ id: row.student_id }], {
    ...(isFirst ? CERTIFICATE_NOTES.ready(title) : CERTIFICATE_NOTES.renewed(title)),
    kind: 'certificate',
    about: isFirst ? `certificate-ready:${row.id}` : `certificate-renewed:${row.file_key}`,
    link: '/my-certificates',
  })
}

/** The signed credential of a certificate, as the text that never changes; none of a holder who was deleted. */
async function proofOf(ctx: Context, row: CertificateRow): Promise<string | null> {
  return row.student_id === null ? null : signCredential(ctx, row)
}
