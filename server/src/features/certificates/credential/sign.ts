import { createHash, sign } from 'node:crypto'
import { loadContext } from './contexts.ts'
import type { SigningKey } from './keys.ts'
import { multibase58 } from './multikey.ts'

export interface Unsigned {
  '@context': readonly string[]
  [term: string]: unknown
}

/** Adds a Data Integrity proof (cryptosuite eddsa-rdfc-2022) to a document.
 * @throws Error when a term of the document is in none of its contexts: it would not be signed */
export async function addProof(
  document: Unsigned,
  { key, issuer, at }: { key: SigningKey; issuer: string; at: Date },
): Promise<Unsigned & { proof: object[] }> {
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: dateTime(at),
    verificationMethod: `${issuer}#${key.publicKey}`,
    proofPurpose: 'assertionMethod',
  }
  const hashes = [await hashOf({ '@context': document['@context'], ...proof }), await hashOf(document)]
  const proofValue = multibase58(sign(null, Buffer.concat(hashes), key.privateKey))
  return { ...document, proof: [{ ...proof, proofValue }] }
}

/** `2026-11-14T10:00:00Z` */
export const dateTime = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`

async function hashOf(document: object): Promise<Buffer> {
  // Loaded with the first signature, not with the academy: it takes 18 MB.
  const { default: jsonld } = await import('jsonld')
  const quads = await jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    base: null,
    safe: true,
    rdfDirection: 'i18n-datatype',
    documentLoader: loadContext,
  })
  return createHash('sha256').update(quads).digest()
}
