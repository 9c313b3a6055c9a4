import type { Context } from '../../../http/context.ts'
import type { CertificateRow } from '../certificates-store.ts'

/** The signed credential of a certificate, as the text that never changes. */
export async function proofOf(_ctx: Context, _row: CertificateRow): Promise<string | null> {
  return null
}
