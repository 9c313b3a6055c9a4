import { type Certificate, type CertificateFacts, certificatePath } from '@academy/contract/certificates'
import { type Context, signedIn } from '../../http/context.ts'
import { signedAddress } from '../../services/files/index.ts'
import type { CertificateRow } from './certificates-store.ts'
import { linkedInUrl } from './linked-in.ts'

export const viewFacts = (row: CertificateRow): CertificateFacts => ({
  holderName: row.holder_name,
  courseTitle: row.course_title,
  courseDescription: row.course_description,
  category: row.category,
  durationWeeks: row.duration_weeks,
  instructorName: row.instructor_name,
  signatoryName: row.signatory_name,
  signatoryTitle: row.signatory_title,
  place: row.place,
})

/** Signed for whoever reads the answer; rights are asked again when it is opened. */
export const certificateFileAddress = (ctx: Context, id: string): string =>
  signedAddress(`/api/certification/certificates/${id}`, signedIn(ctx).sessionId, ctx.now(), ctx.secret)

export const checkUrlOf = ({ config }: Pick<Context, 'config'>, number: string) =>
  `${config.publicUrl}${certificatePath(number)}`

export function viewCertificate(ctx: Context, row: CertificateRow): Certificate {
  const checkUrl = checkUrlOf(ctx, row.number)
  return {
    ...viewFacts(row),
    _id: row.id,
    certificateNumber: row.number,
    course: { _id: row.course_id, title: row.course_title, description: row.course_description },
    issuedDate: row.issued_at.toISOString(),
    certificateFile: certificateFileAddress(ctx, row.id),
    fileBytes: row.file_bytes ?? 0,
    isUploaded: row.is_uploaded,
    downloadCount: row.download_count,
    checkUrl,
    linkedInUrl: linkedInUrl({
      name: row.course_title,
      organisation: ctx.academy.name,
      issuedAt: row.issued_at,
      checkUrl,
      number: row.number,
    }),
    revokedAt: row.revoked_at?.toISOString() ?? null,
    revokedReason: row.revoked_reason,
  }
}
