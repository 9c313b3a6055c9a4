import type { Context } from '../../../http/context.ts'
import type { CertificateRow } from '../certificates-store.ts'
import { signCredential } from '../credential/index.ts'

/** The signed credential of a certificate, as the text that never changes; none of a holder who was deleted. */
export async function proofOf(ctx: Context, row: CertificateRow): Promise<string | null> {
  return row.student_id === null ? null : signCredential(ctx, row)
}
