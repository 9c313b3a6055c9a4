import { badgePath, credentialPath } from '@academy/contract/certificates'
import type { CertificateRow } from '../certificates-store.ts'
import type { Proofs } from './pages.ts'

/** Null while it has no signed credential. */
export function proofsOf({ number, credential }: CertificateRow): Proofs | null {
  return credential === null ? null : { credential: credentialPath(number), badge: badgePath(number) }
}
