import { isLoopback } from './loopback.ts'
import { type Env, longSecret, webAddress, whole } from './values.ts'

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
  const base = webAddress(env, `${prefix}_OAUTH_URL`)
  const clientId = env[`${prefix}_CLIENT_ID`]
  const clientSecret = env[`${prefix}_CLIENT_SECRET`]
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret)
    throw new Error(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET go together`)
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

export interface SmsConfig {
  url: string
  token: string
  from: string
  /** SMS a day of the whole academy. */
  perDay: number
}

/** Text messages cost money: off unless all of it is said. */
export function smsProvider(env: Env): SmsConfig | null {
  const perDay = whole(env, 'SMS_PER_DAY', 1000, 1, 1_000_000)
  const names = ['SMS_URL', 'SMS_TOKEN', 'SMS_FROM'] as const
  if (names.every((name) => !env[name])) return null
  const missing = names.filter((name) => !env[name])
  if (missing.length > 0) throw new Error(`${missing.join(', ')} missing: ${names.join(', ')} go together`)
  const url = webAddress(env, 'SMS_URL') as string
  if (isProduction(env) && !url.startsWith('https:') && !isLoopback(new URL(url).hostname))
    throw new Error('SMS_URL takes an https address: codes and numbers go there')
  const from = env.SMS_FROM as string
  if (!/^(\+?\d{3,15}|[A-Za-z0-9 ]{1,11})$/.test(from))
    throw new Error('SMS_FROM takes a number, or a name of at most 11 letters and digits')
  const token = longSecret(env, 'SMS_TOKEN', 8) as string
  if (!/^[!-~]+$/.test(token)) throw new Error('SMS_TOKEN takes letters, digits and signs without spaces')
  return { url, token, from, perDay }
}

const isProduction = (env: Env) => env.NODE_ENV === 'production'

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
