/**
 * Sign-in through Google and GitHub: authorization code with state and PKCE, and the person's address as the provider
 * vouches for it. It keeps nothing: the room remembers state and verifier between the two steps, and links accounts.
 */
export { createOAuth } from './create.ts'
export type {
  OAuth,
  OAuthCallback,
  OAuthPerson,
  OAuthProvider,
} from './oauth.ts'
