/** The packages carry no types; only what the tests call is named here. */
declare module '@digitalbazaar/vc' {
  export interface Verified {
    verified: boolean
    error?: { message: string; errors?: Error[] }
    statusResult?: { verified: boolean; error?: Error }
  }
  export function verifyCredential(options: {
    credential: object
    suite: object
    documentLoader: (url: string) => Promise<unknown>
    checkStatus?: (options: { credential: { id: string } }) => Promise<{ verified: boolean; error?: Error }>
  }): Promise<Verified>
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object })
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object
}
declare module '@digitalbazaar/multikey-context' {
  export const contexts: Map<string, object>
}
declare module 'did-context' {
  export const contexts: Map<string, object>
}
