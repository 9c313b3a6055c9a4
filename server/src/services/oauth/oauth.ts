import type { SignInProvider } from '@academy/contract/academy'

export type OAuthProvider = SignInProvider

/** Codes of the address `/oauth-success?error=…`. */
export type OAuthFailureCode =
  | 'google_auth_failed'
  | 'github_auth_failed'
  | 'github_email_required'
  | 'no_user'
  | 'auth_failed'

export type OAuthPerson = {
  provider: OAuthProvider
  /** The provider's own lasting id of the account; e-mails and names change. */
  subject: string
  email: string
  emailVerified: boolean
  name: string
}

/** `reason` is for the log only: it holds no code and no token. */
export type OAuthResult =
  | { ok: true; person: OAuthPerson }
  | { ok: false; code: OAuthFailureCode; reason: string }

/** Kept by the room until the callback (a cookie or a row), at most ten minutes. */
export type OAuthStart = { url: string; state: string; codeVerifier: string }

export type OAuthCallback = {
  query: { code?: string; state?: string; error?: string }
  /** The state and verifier that `start` gave, or null when nothing was kept. */
  expected: { state: string; codeVerifier: string } | null
}

export type OAuth = {
  isConfigured: (provider: OAuthProvider) => boolean
  /** A failure when the provider is not configured. */
  start: (provider: OAuthProvider) => Promise<OAuthStart | { failure: OAuthFailureCode }>
  finish: (provider: OAuthProvider, callback: OAuthCallback) => Promise<OAuthResult>
}
