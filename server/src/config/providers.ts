import { type Env, webAddress } from './values.ts'

export interface MtnMomoConfig {
  url: string
  subscriptionKey: string
  apiUser: string
  apiKey: string
  environment: string
  currency: string
}

export interface OAuthClient {
  clientId: string
  clientSecret: string
  endpoints?: { authorizeUrl?: string; tokenUrl?: string; userInfoUrl?: string; emailsUrl?: string }
}

/** The provider's addresses may be moved, for a stand-in or a company's own GitHub. */
export function oauthClient(env: Env, prefix: 'GOOGLE' | 'GITHUB'): OAuthClient | null {
  const clientId = env[`${prefix}_CLIENT_ID`]
  const clientSecret = env[`${prefix}_CLIENT_SECRET`]
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret)
    throw new Error(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET go together`)
  const base = webAddress(env, `${prefix}_OAUTH_URL`)
  if (!base) return { clientId, clientSecret }
  return {
    clientId,
    clientSecret,
    endpoints: {
      authorizeUrl: `${base}/authorize`,
      tokenUrl: `${base}/token`,
      userInfoUrl: `${base}/userinfo`,
      emailsUrl: `${base}/emails`,
    },
  }
}

export function mtnMomo(env: Env): MtnMomoConfig | null {
  const names = ['MTN_MOMO_SUBSCRIPTION_KEY', 'MTN_MOMO_API_USER', 'MTN_MOMO_API_KEY'] as const
  const [subscriptionKey, apiUser, apiKey] = names.map((name) => env[name] || null)
  if (!subscriptionKey && !apiUser && !apiKey) return null
  if (!subscriptionKey || !apiUser || !apiKey) throw new Error(`${names.join(', ')} go together`)
  const currency = env.MTN_MOMO_CURRENCY || 'RWF'
  if (!/^[A-Z]{3}$/.test(currency)) throw new Error('MTN_MOMO_CURRENCY takes three capital letters')
  return {
    url: webAddress(env, 'MTN_MOMO_URL') ?? 'https://proxy.momoapi.mtn.com',
    subscriptionKey,
    apiUser,
    apiKey,
    environment: env.MTN_MOMO_ENVIRONMENT || 'mtnrwanda',
    currency,
  }
}
