import type { Certificate } from '@academy/contract/certificates'

/** The newest that counts hangs large; the others follow as they came, those that were revoked at the end. */
export function arrangeCertificates(certificates: readonly Certificate[]) {
  const valid = certificates.filter(({ revokedAt }) => !revokedAt)
  const revoked = certificates.filter(({ revokedAt }) => revokedAt)
  const [newest, ...others] = valid
  return { newest: newest ?? null, others, revoked }
}
