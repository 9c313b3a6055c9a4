import { gzipSync } from 'node:zlib'
import type { Services } from '../../../http/context.ts'
import { ISSUER_PATH, REVOCATIONS_PATH } from './addresses.ts'
import { CREDENTIALS_CONTEXT } from './contexts.ts'
import { selectRevoked } from './credentials-store.ts'
import { type SigningKey, signingKey } from './keys.ts'
import { addProof, dateTime } from './sign.ts'

/** Bits of the list, one a certificate. So many that whoever fetches it tells nothing of whom they ask about. */
export const STATUS_LIST_BITS = 2 ** 20

type Holder = Pick<Services, 'db' | 'secret' | 'config' | 'clock'>

let signed: { of: string; text: Promise<string> } | null = null

/** Which certificates are revoked, as a W3C Bitstring Status List: itself a credential, which every credential names.
 * It is signed anew when one more is revoked, or the key changes. */
export async function revocationList(services: Holder): Promise<string> {
  const [key, revoked] = await Promise.all([signingKey(services), selectRevoked(services.db)])
  const of = [services.config.publicUrl, key.publicKey, ...revoked].join(' ')
  if (signed?.of === of) return signed.text
  const text = signList(services, key, revoked)
  signed = { of, text }
  text.catch(() => {
    signed = null
  })
  return text
}

async function signList({ config, clock }: Holder, key: SigningKey, revoked: readonly number[]) {
  const [id, issuer] = [`${config.publicUrl}${REVOCATIONS_PATH}`, `${config.publicUrl}${ISSUER_PATH}`]
  const at = clock.now()
  const list = {
    '@context': [CREDENTIALS_CONTEXT],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: dateTime(at),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeList(revoked),
    },
  }
  return JSON.stringify(await addProof(list, { key, issuer, at }), null, 2)
}

/** The first certificate is the highest bit of the first byte; packed, in multibase's base64url. */
function encodeList(revoked: readonly number[]): string {
  const bytes = Buffer.alloc(STATUS_LIST_BITS / 8)
  for (const index of revoked) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7))
  return `u${gzipSync(bytes, { level: 9 }).toString('base64url')}`
}
