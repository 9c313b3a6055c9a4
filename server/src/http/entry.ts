import type { RowsOf, Statements } from '../db/statement.ts'
import type { Events } from '../services/events/index.ts'
import type { Jobs } from '../services/jobs/index.ts'
import type { Mail } from '../services/mail/index.ts'
import type { Asking } from './asking.ts'
import type { Caller } from './caller.ts'
import type { Db, Services } from './opened-services.ts'

/** Runs after a commit. */
export type LaterWork = (db: Db) => void | Promise<void>

/** What a call begins with while nobody has looked up who makes it: see `enteringRoute`. Inside a write `db` is the transaction; mail, jobs
 * and events leave only with its commit. */
export interface Entry extends Omit<Services, 'clock'> {
  /** Who calls, for statements. */
  readonly asking: Asking
  /** Asks what the call begins with in one round trip with who calls. Outside of a transaction one of the statements may write.
   * @throws Problem 401 or 403 for who may not call. */
  enter<S extends Statements>(...statements: S): Promise<[Context, ...RowsOf<S>]>
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
  write<T>(work: (entry: Entry) => Promise<T>): Promise<T>
  /** Holds the call's answer against its schema: within a write, one that does not fit undoes the write.
   * Slow actions make their answer there and pass it through; of all others the frame does it. */
  fitting<T>(reply: T): T
  /** A Set-Cookie line for the answer of a call that succeeds; the last one counts. */
  setCookie(line: string): void
}

/** What an action works with: an entry whose caller is known. */
export interface Context extends Entry {
  readonly caller: Caller
  write<T>(work: (ctx: Context) => Promise<T>): Promise<T>
}
