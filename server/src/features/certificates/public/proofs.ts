import type { CertificateRow } from '../certificates-store.ts'
import type { Proofs } from './pages.ts'

/** Null while it has no signed credential. */
export function proofsOf(_row: CertificateRow): Proofs | null {
  return null
}
