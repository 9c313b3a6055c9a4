import type { OAuthProvider } from './oauth.ts'

export type ProviderEndpoints = {
  authorizeUrl: string
  tokenUrl: string
  userInfoUrl: string
  /** GitHub only: the addresses with their verification. */
  emailsUrl: string
}

export const ENDPOINTS: Record<OAuthProvider, ProviderEndpoints> = {
  google: {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
    emailsUrl: '',
  },
  github: {
    authorizeUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    userInfoUrl: 'https://api.github.com/user',
    emailsUrl: 'https://api.github.com/user/emails',
  },
}
