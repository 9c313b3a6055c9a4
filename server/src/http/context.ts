import type { AcademyFacts, AcademySettings } from '@academy/contract/academy'
import { HTTP_MESSAGES } from '@academy/contract/http'
import type { EffectiveRole } from '@academy/contract/users'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { retryTransaction } from '../db/retry.ts'
import type { Database } from '../db/schema.ts'
import {
  committed,
  type RowsOf,
  type Statement,
  type Statements,
  together,
  withCommit,
} from '../db/statement.ts'
import type { Captcha } from '../services/captcha/index.ts'
import type { Clock } from '../services/clock.ts'
import { type EventHub, type Events, eventsOn } from '../services/events/index.ts'
import type { Figures } from '../services/figures/index.ts'
import type { Files } from '../services/files/index.ts'
import { type Jobs, jobsOn } from '../services/jobs/index.ts'
import { type Mail, mailOn } from '../services/mail/index.ts'
import type { OAuth } from '../services/oauth/index.ts'
import type { Passwords } from '../services/passwords.ts'
import type { Sms } from '../services/sms/index.ts'
import type { LiveSettings } from '../settings.ts'
import type { Asking } from './asking.ts'
import type { DatabaseRefusals } from './failures.ts'
import { unauthenticated } from './problem.ts'

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
  /** What this process counts of itself. */
  figures: Figures
  log: Logger
}

export interface SignedIn {
  id: string
  name: string
  email: string
  role: EffectiveRole
  sessionId: string
}
/** Who makes the call; null is a visitor. */
export type Caller = SignedIn | null

/** Who makes the call while nobody knows it yet: the statement that finds them, and who they are by its rows. */
export interface Arriving {
  session: string
  statement: Statement<unknown>
  /** @throws Problem 401 or 403 for who may not call. */
  arrive(found: unknown[]): Caller
}

/** What an action works with. Inside a write `db` is the transaction; mail, jobs and events leave only with its commit. */
export interface Context extends Omit<Services, 'clock'> {
  /** Of a call that enters, only once it has. */
  readonly caller: Caller
  /** The same for statements, at any time. */
  readonly asking: Asking
  /** What a call begins with, asked in one round trip with who calls: see `entering`. Outside of a transaction one of them may write.
   * @throws Problem 401 or 403 for who may not call. */
  enter<S extends Statements>(...statements: S): Promise<RowsOf<S>>
  /** Where the call came from, for limits, the list of devices and the audit log. */
  origin: { network: string; device: string; cookie: string; requestId: string }
  now(): Date
  mail: Mail
  jobs: Jobs
  events: Events
  /** Runs when the transaction has committed, at once where there is none, outside of any. Failures are logged. */
  afterCommit(work: LaterWork): void
  /** The last statements of a write, in one round trip with its commit; within another write they are not the last, and run at once. */
  finish(...statements: Statements): Promise<void>
  /** A write whose statements are known before, in one round trip. */
  writeTogether<S extends Statements>(...statements: S): Promise<RowsOf<S>>
  /** Begins a transaction for the part of a slow action that writes. */
  write<T>(work: (ctx: Context) => Promise<T>): Promise<T>
  /** Holds the call's answer against its schema: within a write, one that does not fit undoes the write.
   * Slow actions make their answer there and pass it through; of all others the frame does it. */
  fitting<T>(reply: T): T
  /** A Set-Cookie line for the answer of a call that succeeds; the last one counts. */
  setCookie(line: string): void
}

export function contextFor(
  services: Services,
  caller: Caller | Arriving,
  origin: Context['origin'],
  log: Logger,
  answering: Pick<Context, 'fitting' | 'setCookie'> = { fitting: (reply) => reply, setCookie: () => {} },
): Context {
  const { clock, ...rest } = services
  return onConnection(
    { ...rest, ...answering, log, who: whoFrom(caller), origin, now: () => clock.now() },
    services.db,
    null,
  )
}

/** A context of nobody's, for jobs and the start. */
export function systemContext(services: Services): Context {
  return contextFor(services, null, { ...NO_REQUEST, network: 'system', device: 'system' }, services.log)
}

/** A context of nobody's for a command of the operator, which the audit log names. */
export function operatorContext(services: Services, command: string): Context {
  const origin = { ...NO_REQUEST, network: 'operator', device: `academy ${command}` }
  return contextFor(services, null, origin, services.log)
}

const NO_REQUEST = { cookie: '', requestId: '' }

export function signedIn(ctx: Context): SignedIn {
  if (!ctx.caller) throw unauthenticated(HTTP_MESSAGES.unauthenticated)
  return ctx.caller
}

/** One for all contexts of a call. */
interface Who {
  /** Undefined while they arrive. */
  caller: Caller | undefined
  arriving: Arriving | null
}

const whoFrom = (caller: Caller | Arriving): Who =>
  caller && 'arrive' in caller ? { caller: undefined, arriving: caller } : { caller, arriving: null }

type Frame = Omit<
  Context,
  | 'caller'
  | 'asking'
  | 'enter'
  | 'finish'
  | 'writeTogether'
  | 'db'
  | 'mail'
  | 'jobs'
  | 'events'
  | 'afterCommit'
  | 'write'
> & {
  who: Who
}
type LaterWork = (db: Db) => void | Promise<void>
type Later = LaterWork[]

function onConnection(frame: Frame, db: Db, later: Later | null, isWithin = false): Context {
  const { who, ...rest } = frame
  const finish = async (...statements: Statements) => {
    if (later && !isWithin) await withCommit(db, statements)
    else await together(db, ...statements)
  }
  const ctx: Context = {
    ...rest,
    get caller() {
      if (who.caller === undefined) throw new Error('the call has not entered yet')
      return who.caller
    },
    get asking() {
      if (who.caller === undefined) return { callerId: null, session: who.arriving?.session ?? '' }
      return { callerId: who.caller?.id ?? null, session: '' }
    },
    enter: (...statements) => {
      const ask = () => enter(db, who, statements)
      return later ? ask() : retryTransaction(ask)
    },
    finish,
    writeTogether: (...statements) =>
      later ? together(db, ...statements) : retryTransaction(() => committed(db, ...statements)),
    db,
    jobs: jobsOn(db, finish),
    mail: mailOn(db),
    events: eventsOn(db),
    afterCommit: (work) => {
      if (later) later.push(work)
      else void runLater(frame.log, db, [work])
    },
    write: async (work) => {
      if (later) return work(onConnection(frame, db, later, true))
      const [result, waiting] = await retryTransaction(async () => {
        const waits: Later = []
        const done = await db
          .transaction()
          .execute((transaction) => work(onConnection(frame, transaction, waits)))
        return [done, waits] as const
      })
      await runLater(frame.log, db, waiting)
      return result
    },
  }
  return ctx
}

async function enter<S extends Statements>(db: Db, who: Who, statements: S): Promise<RowsOf<S>> {
  const { caller, arriving } = who
  if (caller !== undefined || !arriving)
    return statements.length > 0 ? together(db, ...statements) : ([] as unknown as RowsOf<S>)
  const [found, ...rows] = await together(db, arriving.statement, ...statements)
  who.caller = arriving.arrive(found)
  return rows as RowsOf<S>
}

async function runLater(log: Logger, db: Db, later: Later): Promise<void> {
  for (const work of later) {
    try {
      await work(db)
    } catch (err) {
      log.error({ err }, 'work after a commit failed')
    }
  }
}
