import type { AcademyFacts, AcademySettings } from '@academy/contract/academy'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../db/schema.ts'
import type { Captcha } from '../services/captcha/index.ts'
import type { Clock } from '../services/clock.ts'
import type { EventHub } from '../services/events/index.ts'
import type { Figures } from '../services/figures/index.ts'
import type { Files } from '../services/files/index.ts'
import type { OAuth } from '../services/oauth/index.ts'
import type { Passwords } from '../services/passwords.ts'
import type { Sms } from '../services/sms/index.ts'
import type { LiveSettings } from '../settings.ts'
import type { DatabaseRefusals } from './failures.ts'
import type { PageHeads } from './pages/head.ts'

export type Db = Kysely<Database>

/** Everything opened once at the start. */
export interface Services {
  config: Config
  /** The academy's settings as this node saw them last. */
  academy: AcademySettings
  /** Where the settings come from, and how they are looked at anew. */
  liveSettings: LiveSettings
  /** The academy's settings as visitors see them now: figures counted where they say so. */
  academyFacts: () => Promise<AcademyFacts>
  /** Signs addresses and challenges. */
  secret: string
  db: Db
  clock: Clock
  files: Files
  passwords: Passwords
  captcha: Captcha
  oauth: OAuth
  /** Null: the academy sends no text messages. */
  sms: Sms | null
  /** Where open pages follow what they are to look at again. */
  eventHub: EventHub
  /** What the rooms answer where the database itself refuses. */
  refusals: DatabaseRefusals
  /** What the rooms tell search engines and chats of pages that show theirs. */
  pageHeads: PageHeads
  /** What this process counts of itself. */
  figures: Figures
  log: Logger
}
