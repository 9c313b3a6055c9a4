import { credentialPath } from '@academy/contract/certificates'
import type { Services } from '../../../http/context.ts'
import { ISSUER_PATH, REVOCATIONS_PATH } from './addresses.ts'
import { selectRevoked } from './credentials-store.ts'

/** The list of 1EdTech's revocation status method: whoever holds a copy of a credential looks here. */
export async function revocationList({ db, config }: Pick<Services, 'db' | 'config'>) {
  const revoked = await selectRevoked(db)
  return {
    id: `${config.publicUrl}${REVOCATIONS_PATH}`,
    issuer: `${config.publicUrl}${ISSUER_PATH}`,
    revokedCredential: revoked.map(({ number, revoked_reason }) => ({
      id: `${config.publicUrl}${credentialPath(number)}`,
      revoked: true,
      revocationReason: revoked_reason,
    })),
  }
}
