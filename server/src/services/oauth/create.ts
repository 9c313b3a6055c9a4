import { isSameSecret } from '../tokens.ts'
import { ENDPOINTS, type ProviderEndpoints } from './endpoints.ts'
import type {
  OAuth,
  OAuthCallback,
  OAuthFailureCode,
  OAuthPerson,
  OAuthProvider,
  OAuthResult,
} from './oauth.ts'
import { readGithubPerson, readGooglePerson } from './people.ts'
import { type OAuthRefusal, refusal } from './refusal.ts'

type Client = { clientId: string; clientSecret: string; endpoints?: Partial<ProviderEndpoints> }

export type OAuthOptions = {
  google?: Client | null
  github?: Client | null
  /** `https://academy.example/api/auth/google/callback`, registered at the provider. */
  redirectUrl: (provider: OAuthProvider) => string
  timeoutMs?: number
}

const SCOPES = { google: ['openid', 'email', 'profile'], github: ['read:user', 'user:email'] } as const
const FAILED: Record<OAuthProvider, OAuthFailureCode> = {
  google: 'google_auth_failed',
  github: 'github_auth_failed',
}

/** Loaded with the first sign-in. */
const loadArctic = () => import('arctic')

export function createOAuth(options: OAuthOptions): OAuth {
  async function open(provider: OAuthProvider) {
    const client = options[provider]
    if (!client) return null
    const { OAuth2Client } = await loadArctic()
    return {
      // arctic's own classes fix the provider's addresses; its generic client speaks the same protocol to any.
      oauth2: new OAuth2Client(client.clientId, client.clientSecret, options.redirectUrl(provider)),
      endpoints: { ...ENDPOINTS[provider], ...client.endpoints },
    }
  }

  async function exchange(
    provider: OAuthProvider,
    callback: OAuthCallback,
  ): Promise<OAuthPerson | OAuthRefusal> {
    const { query, expected } = callback
    const opened = await open(provider)
    if (!opened) return refusal(FAILED[provider], 'not configured')
    if (query.error) return refusal(FAILED[provider], 'the provider or the person said no')
    if (!expected || !query.state || !isSameSecret(query.state, expected.state)) {
      return refusal('auth_failed', 'the state is not the one this browser was given')
    }
    if (!query.code) return refusal(FAILED[provider], 'no code')
    const { oauth2, endpoints } = opened
    const timeoutMs = options.timeoutMs ?? 10_000
    const tokens = await within(
      timeoutMs,
      oauth2.validateAuthorizationCode(endpoints.tokenUrl, query.code, expected.codeVerifier),
    )
    const reader = provider === 'google' ? readGooglePerson : readGithubPerson
    return reader({ accessToken: tokens.accessToken(), endpoints, timeoutMs })
  }

  return {
    isConfigured: (provider) => Boolean(options[provider]),
    start: async (provider) => {
      const opened = await open(provider)
      if (!opened) return { failure: FAILED[provider] }
      const { CodeChallengeMethod, generateCodeVerifier, generateState } = await loadArctic()
      const state = generateState()
      const codeVerifier = generateCodeVerifier()
      const url = opened.oauth2.createAuthorizationURLWithPKCE(
        opened.endpoints.authorizeUrl,
        state,
        CodeChallengeMethod.S256,
        codeVerifier,
        [...SCOPES[provider]],
      )
      return { url: url.href, state, codeVerifier }
    },
    finish: async (provider, callback): Promise<OAuthResult> => {
      try {
        const found = await exchange(provider, callback)
        return 'code' in found ? { ok: false, ...found } : { ok: true, person: found }
      } catch (error) {
        return { ok: false, ...refusal(FAILED[provider], await reasonOf(error)) }
      }
    },
  }
}

/** arctic's own requests know no time limit. */
async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the provider took too long')), timeoutMs)
  })
  try {
    return await Promise.race([work, expiry])
  } finally {
    clearTimeout(timer)
  }
}

/** Error names and protocol codes only: messages of the network layer may hold addresses with codes. */
async function reasonOf(error: unknown): Promise<string> {
  const { ArcticFetchError } = await loadArctic()
  if (error instanceof ArcticFetchError) return 'the provider does not answer'
  return error instanceof Error ? error.message.slice(0, 200) : 'unknown'
}
