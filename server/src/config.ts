import { join, resolve } from 'node:path'
import type { CaptchaProvider } from './services/captcha/index.ts'

/** What the operator may set, read once. `docs/operations.md` explains each name; every default works. */
export interface Config {
  isProduction: boolean
  host: string
  port: number
  /** The address in mails and redirects; never taken from a request. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  storageUrl: string | null
  mailUrl: string | null
  mailFrom: string | null
  captcha: { provider: CaptchaProvider; siteKey: string; secret: string }
  /** MTN MoMo's Collections; null leaves it out. */
  mtnMomo: MtnMomoConfig | null
  google: OAuthClient | null
  github: OAuthClient | null
  superadmin: { email: string; password: string } | null
  hasDemo: boolean
  hasRateLimits: boolean
  logLevel: string
  /** Null: made once and kept in `dataDir`. */
  secret: string | null
  corsOrigins: string[]
  /** Folders in which programs of the host are looked for: LibreOffice, which draws a pptx. */
  searchPath: string
  /** Proxies in front whose X-Forwarded-For counts: a number of hops, or none. */
  trustedProxies: number
  /** Connections that one network may hold at once; 0 bounds nothing. */
  socketsPerNetwork: number
}

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

const CAPTCHA_PROVIDERS: CaptchaProvider[] = ['altcha', 'turnstile', 'hcaptcha', 'recaptcha', 'none']
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** @throws Error naming the variable and what it takes, so that a typo stops the start and not a student. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const isProduction = env.NODE_ENV === 'production'
  const port = whole(env, 'PORT', 5000, 0, 65535)
  const host = env.HOST || '127.0.0.1'
  const provider = oneOf(env, 'CAPTCHA', CAPTCHA_PROVIDERS, 'altcha')
  const captcha = { provider, siteKey: env.CAPTCHA_SITE_KEY ?? '', secret: env.CAPTCHA_SECRET ?? '' }
  if (!['altcha', 'none'].includes(provider) && !(captcha.siteKey && captcha.secret)) {
    throw new Error(`CAPTCHA=${provider} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET`)
  }
  return {
    isProduction,
    host,
    port,
    publicUrl: webAddress(env, 'PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    dataDir: resolve(env.INIT_CWD ?? process.cwd(), env.DATA_DIR || './data'),
    databaseUrl: env.DATABASE_URL || null,
    storageUrl: env.STORAGE_URL || null,
    mailUrl: env.MAIL_URL || null,
    mailFrom: env.MAIL_FROM || null,
    captcha,
    mtnMomo: mtnMomo(env),
    google: oauthClient(env, 'GOOGLE'),
    github: oauthClient(env, 'GITHUB'),
    superadmin: superadmin(env),
    hasDemo: oneOf(env, 'DEMO', ['on', 'off'], isProduction ? 'off' : 'on') === 'on',
    hasRateLimits: oneOf(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    secret: secret(env),
    corsOrigins: (env.CORS_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    searchPath: env.PATH ?? '',
    trustedProxies: whole(env, 'TRUSTED_PROXIES', 0, 0, 20),
    socketsPerNetwork: whole(env, 'SOCKETS_PER_NETWORK', 2000, 0, 100_000),
  }
}

export const outboxDirectory = (config: Config) => join(config.dataDir, 'outbox')
export const mediaDirectory = (config: Config) => join(config.dataDir, 'media')

function whole(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const value = env[name]
  if (!value) return fallback
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw new Error(`${name} takes a whole number from ${min} to ${max}`)
  return number
}

function oneOf<T extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const value = env[name]
  if (!value) return fallback
  const found = allowed.find((word) => word === value)
  if (!found) throw new Error(`${name} takes one of ${allowed.join(', ')}`)
  return found
}

function webAddress(env: NodeJS.ProcessEnv, name: string): string | null {
  const value = env[name]
  if (!value) return null
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error(`${name} takes an http(s) address`)
  return value.replace(/\/+$/, '')
}

/** The provider's addresses may be moved, for a stand-in or a company's own GitHub. */
function oauthClient(env: NodeJS.ProcessEnv, prefix: 'GOOGLE' | 'GITHUB'): OAuthClient | null {
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

function mtnMomo(env: NodeJS.ProcessEnv): MtnMomoConfig | null {
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

function superadmin(env: NodeJS.ProcessEnv): Config['superadmin'] {
  const email = env.SUPERADMIN_EMAIL
  const password = env.SUPERADMIN_PASSWORD
  if (!email && !password) return null
  if (!email || !password) throw new Error('SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD go together')
  if (password.length < 8) throw new Error('SUPERADMIN_PASSWORD needs at least 8 characters')
  return { email, password }
}

function secret(env: NodeJS.ProcessEnv): string | null {
  if (!env.SECRET) return null
  if (env.SECRET.length < 32) throw new Error('SECRET needs at least 32 characters')
  return env.SECRET
}
