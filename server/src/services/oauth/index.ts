/**
 * Sign-in through Google and GitHub: authorization code with state and PKCE, and the person's address as the provider
 * vouches for it. It keeps nothing: the room remembers state and verifier between the two steps, and links accounts.
 */
export { createOAuth, type OAuthOptions } from './create.ts'
export type {
  OAuth,
  OAuthCallback,
  OAuthFailureCode,
  OAuthPerson,
  OAuthProvider,
  OAuthResult,
  OAuthStart,
} from './oauth.ts'
