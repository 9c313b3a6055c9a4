import type { CaptchaProvider } from '../services/captcha/index.ts'
import type { MtnMomoConfig, OAuthClient, SmsConfig } from './providers.ts'
import type { Sender } from './values.ts'

/** What the operator may set, read once. `docs/operations.md` explains each name; every default works. */
export interface Config {
  isProduction: boolean
  host: string
  port: number
  /** Processes that answer people; beyond one a primary keeps them, opens the database and does the jobs. */
  workers: number
  /** Which of them this is; null alone, and in the primary. */
  worker: number | null
  /** How long a stopping node serves on, so that balancers notice and send people elsewhere. */
  drainDelaySeconds: number
  /** The address in mails and redirects; never taken from a request. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  storageUrl: string | null
  /** Who sends the bytes of stored files: the academy, or the web server in front by the header of that name. */
  sendFiles: (typeof FILE_SENDERS)[number]
  mailUrl: string | null
  /** The sender of letters; without a name it has the academy's. */
  mailFrom: Sender | null
  /** Browsers whose page is closed are told, through the push services of their makers. */
  hasPush: boolean
  captcha: { provider: CaptchaProvider; siteKey: string; secret: string }
  /** MTN MoMo's Collections; null leaves it out. */
  mtnMomo: MtnMomoConfig | null
  /** Text messages; null is none. */
  sms: SmsConfig | null
  google: OAuthClient | null
  github: OAuthClient | null
  superadmin: { email: string; password: string } | null
  hasDemo: boolean
  /** The demo people may be used from other machines. */
  isDemoPublic: boolean
  hasRateLimits: boolean
  logLevel: string
  /** How much of a caller's address the log keeps. */
  logNetwork: LoggedNetwork
  /** Null: made once and kept in `dataDir`. */
  secret: string | null
  corsOrigins: string[]
  /** Folders in which programs of the host are looked for: LibreOffice, which draws a pptx. */
  searchPath: string
  /** Proxies in front whose X-Forwarded-For counts: a number of hops, or none. */
  trustedProxies: number
  /** Connections that one network may hold at once; 0 bounds nothing. */
  socketsPerNetwork: number
  /** Opens /metrics from elsewhere; null: this machine alone. */
  metricsToken: string | null
  /** Opens /api/mail/bounces to the operator's mail server; null closes it. */
  bounceSecret: string | null
}

export const FILE_SENDERS = ['academy', 'x-accel-redirect', 'x-sendfile', 'storage'] as const
export const LOGGED_NETWORKS = ['none', 'truncated', 'full'] as const
export type LoggedNetwork = (typeof LOGGED_NETWORKS)[number]
