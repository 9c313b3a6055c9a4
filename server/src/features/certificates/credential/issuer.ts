import type { Services } from '../../../http/context.ts'
import { BADGE_PATH, ISSUER_PATH } from './addresses.ts'
import { selectPublicKeys } from './keys-store.ts'
import { jwkOf } from './multikey.ts'

const CONTEXTS = [
  'https://www.w3.org/ns/did/v1',
  'https://w3id.org/security/multikey/v1',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

/** Who signs: the academy's profile and every key it ever signed with, in one document. */
export async function issuerDocument({ db, config, academy }: Pick<Services, 'db' | 'config' | 'academy'>) {
  const id = `${config.publicUrl}${ISSUER_PATH}`
  const keys = await selectPublicKeys(db)
  return {
    '@context': CONTEXTS,
    id,
    type: ['Profile'],
    name: academy.name,
    url: config.publicUrl,
    description: academy.tagline,
    ...(academy.email && { email: academy.email }),
    image: { id: `${config.publicUrl}${BADGE_PATH}`, type: 'Image', caption: academy.name },
    verificationMethod: keys.map((publicKeyMultibase) => ({
      id: `${id}#${publicKeyMultibase}`,
      type: 'Multikey',
      controller: id,
      publicKeyMultibase,
    })),
    assertionMethod: keys.map((key) => `${id}#${key}`),
  }
}

/** The same keys as a JSON Web Key Set. */
export async function keySet(db: Services['db']) {
  return { keys: (await selectPublicKeys(db)).map(jwkOf) }
}
