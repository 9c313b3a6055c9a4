import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { isNewEmailAddress } from '@academy/contract/users/email-address'
import { assertFailsClosed } from './config/fails-closed.ts'
import { mtnMomo, oauthClient, smsProvider } from './config/providers.ts'
import { type Config, FILE_SENDERS, LOGGED_NETWORKS } from './config/shape.ts'
import {
  type Env,
  isOn,
  longSecret,
  oneOf,
  sender,
  serviceAddress,
  webOrigins,
  webRoot,
  whole,
} from './config/values.ts'
import type { CaptchaProvider } from './services/captcha/index.ts'
import { parseS3Url } from './services/files/s3-url.ts'

export type { Config, LoggedNetwork } from './config/shape.ts'

const CAPTCHA_PROVIDERS: CaptchaProvider[] = ['altcha', 'turnstile', 'hcaptcha', 'recaptcha', 'none']
const DATABASE_SHAPE = 'postgres://user:password@host:5432/database'
const MAIL_SHAPE = 'smtps://user:password@host:465 or smtp://user:password@host:587'
const MOST_WORKERS = 64
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** @throws Error naming the variable and what it takes, so that a typo stops the start and not a student. */
export function readConfig(env: Env = process.env): Config {
  const isProduction = env.NODE_ENV === 'production'
  const port = whole(env, 'PORT', 5000, 0, 65535)
  const host = env.HOST || '127.0.0.1'
  const provider = oneOf(env, 'CAPTCHA', CAPTCHA_PROVIDERS, 'altcha')
  const captcha = { provider, siteKey: env.CAPTCHA_SITE_KEY ?? '', secret: env.CAPTCHA_SECRET ?? '' }
  if (!['altcha', 'none'].includes(provider) && !(captcha.siteKey && captcha.secret)) {
    throw new Error(`CAPTCHA=${provider} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET`)
  }
  const config: Config = {
    isProduction,
    host,
    port,
    workers: workers(env),
    // Set by the primary alone.
    worker: whole(env, 'ACADEMY_WORKER', 0, 1, MOST_WORKERS) || null,
    drainDelaySeconds: whole(env, 'DRAIN_DELAY', 2, 0, 300),
    publicUrl: webRoot(env, 'PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    dataDir: resolve(env.INIT_CWD ?? process.cwd(), env.DATA_DIR || './data'),
    databaseUrl: databaseUrl(env),
    storageUrl: storageUrl(env),
    sendFiles: oneOf(env, 'SEND_FILES', FILE_SENDERS, 'academy'),
    mailUrl: mailUrl(env),
    mailFrom: sender(env, 'MAIL_FROM'),
    hasPush: isOn(env, 'PUSH', 'on'),
    captcha,
    mtnMomo: mtnMomo(env),
    sms: smsProvider(env),
    google: oauthClient(env, 'GOOGLE'),
    github: oauthClient(env, 'GITHUB'),
    superadmin: superadmin(env),
    hasDemo: isOn(env, 'DEMO', isProduction ? 'off' : 'on'),
    isDemoPublic: isOn(env, 'DEMO_PUBLIC', 'off'),
    hasRateLimits: isOn(env, 'RATE_LIMITS', 'on'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    logNetwork: oneOf(env, 'LOG_NETWORK', LOGGED_NETWORKS, 'truncated'),
    secret: longSecret(env, 'SECRET', 32),
    corsOrigins: webOrigins(env, 'CORS_ORIGINS'),
    searchPath: env.PATH ?? '',
    trustedProxies: whole(env, 'TRUSTED_PROXIES', 0, 0, 20),
    socketsPerNetwork: whole(env, 'SOCKETS_PER_NETWORK', 2000, 0, 100_000),
    metricsToken: longSecret(env, 'METRICS_TOKEN', 16),
    bounceSecret: longSecret(env, 'BOUNCE_SECRET', 16),
  }
  assertFilesCanBeSent(config)
  assertFailsClosed(config, { isPublicUrlGiven: Boolean(env.PUBLIC_URL) })
  return config
}

/** @throws Error for a sender that cannot reach the files, or that browsers cannot. */
function assertFilesCanBeSent({ sendFiles, storageUrl, publicUrl }: Config): void {
  if (sendFiles === 'academy') return
  if (sendFiles !== 'storage') {
    if (storageUrl)
      throw new Error(
        `SEND_FILES=${sendFiles} is for files on a disk of this machine, and STORAGE_URL is set`,
      )
    return
  }
  if (!storageUrl) throw new Error('SEND_FILES=storage needs STORAGE_URL, the storage that sends the files')
  if (publicUrl.startsWith('https:') && parseS3Url(storageUrl).endpoint.startsWith('http:'))
    throw new Error(
      'SEND_FILES=storage: browsers play nothing from a storage with ssl=off on a page of https, as PUBLIC_URL is',
    )
}

/** Where films and sounds come from, beside the academy itself; null where nowhere else. */
export const mediaOrigin = ({ sendFiles, storageUrl }: Config): string | null =>
  sendFiles === 'storage' && storageUrl ? parseS3Url(storageUrl).endpoint : null

export const outboxDirectory = (config: Config) => join(config.dataDir, 'outbox')
export const mediaDirectory = (config: Config) => join(config.dataDir, 'media')

/** Workers: as many as the machine has cores (`auto`), or a number. */
function workers(env: Env): number {
  if (env.WORKERS === 'auto') return Math.min(availableParallelism(), MOST_WORKERS)
  const value = env.WORKERS || '1'
  const number = /^\d+$/.test(value) ? Number(value) : 0
  if (number >= 1 && number <= MOST_WORKERS) return number
  throw new Error(`WORKERS takes auto or a whole number from 1 to ${MOST_WORKERS}`)
}

function superadmin(env: Env): Config['superadmin'] {
  const email = env.SUPERADMIN_EMAIL
  const password = env.SUPERADMIN_PASSWORD
  if (!email && !password) return null
  if (!email || !password) throw new Error('SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD go together')
  if (!isNewEmailAddress(email))
    throw new Error('SUPERADMIN_EMAIL takes one e-mail address, as grace@academy.example')
  if (password.length < 8) throw new Error('SUPERADMIN_PASSWORD needs at least 8 characters')
  return { email, password }
}

/** Without a name the server chooses one, mostly its own `postgres`. */
function databaseUrl(env: Env): string | null {
  const address = serviceAddress(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], DATABASE_SHAPE)
  if (address && new URL(address).pathname.length < 2)
    throw new Error(`DATABASE_URL names no database: it takes an address like ${DATABASE_SHAPE}`)
  return address
}

function mailUrl(env: Env): string | null {
  const address = serviceAddress(env, 'MAIL_URL', ['smtp:', 'smtps:'], MAIL_SHAPE)
  if (address && !new URL(address).hostname) throw new Error(`MAIL_URL takes an address like ${MAIL_SHAPE}`)
  return address
}

function storageUrl(env: Env): string | null {
  if (env.STORAGE_URL) parseS3Url(env.STORAGE_URL)
  return env.STORAGE_URL || null
}
