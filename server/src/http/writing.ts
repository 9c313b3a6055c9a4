import type { Logger } from 'pino'
import { retryTransaction } from '../db/retry.ts'
import { committed, type RowsOf, type Statements, together, withCommit } from '../db/statement.ts'
import { eventsOn } from '../services/events/index.ts'
import { jobsOn } from '../services/jobs/index.ts'
import { mailOn } from '../services/mail/index.ts'
import type { Arriving, Caller } from './caller.ts'
import type { Context, Entry, LaterWork } from './entry.ts'
import type { Db, Services } from './opened-services.ts'

/** What all contexts of a call share. */
export interface Frame {
  services: Services
  own: Pick<Entry, 'log' | 'origin' | 'now' | 'fitting' | 'setCookie'>
}

/** The two kinds of context over one connection or the pool. */
interface Contexts {
  entry(arriving: Arriving): Entry
  context(caller: Caller): Context
}

/** Outside of any transaction. */
export function onPool(frame: Frame, db: Db): Contexts {
  const { log } = frame.own
  const writes = async <T>(work: (inner: Contexts) => Promise<T>): Promise<T> => {
    const [result, waiting] = await retryTransaction(async () => {
      const waits: LaterWork[] = []
      const done = await db
        .transaction()
        .execute((transaction) => work(inTransaction(frame, transaction, waits)))
      return [done, waits] as const
    })
    await runLater(log, db, waiting)
    return result
  }
  const finish = async (...statements: Statements) => void (await together(db, ...statements))
  const hold: Hold = {
    db,
    mail: mailOn(db),
    jobs: jobsOn(db, finish),
    events: eventsOn(db),
    finish,
    afterCommit: (work) => void runLater(log, db, [work]),
    writeTogether: (...statements) => retryTransaction(() => committed(db, ...statements)),
  }
  const ask: Asks = (...statements) => retryTransaction(() => together(db, ...statements))
  return contexts(frame, hold, { ask, writes })
}

function inTransaction(frame: Frame, db: Db, later: LaterWork[], isWithin = false): Contexts {
  const ask: Asks = (...statements) => together(db, ...statements)
  const finish = async (...statements: Statements) => {
    if (isWithin) await ask(...statements)
    else await withCommit(db, statements)
  }
  const hold: Hold = {
    db,
    mail: mailOn(db),
    jobs: jobsOn(db, finish),
    events: eventsOn(db),
    finish,
    afterCommit: (work) => void later.push(work),
    writeTogether: ask,
  }
  return contexts(frame, hold, { ask, writes: (work) => work(inTransaction(frame, db, later, true)) })
}

type Asks = <S extends Statements>(...statements: S) => Promise<RowsOf<S>>

interface Asking {
  ask: Asks
  writes<T>(work: (inner: Contexts) => Promise<T>): Promise<T>
}
type Hold = Pick<Entry, 'db' | 'mail' | 'jobs' | 'events' | 'finish' | 'afterCommit' | 'writeTogether'>
/** In what the contexts of a call differ. */
type Own = 'asking' | 'enter' | 'write'

/** Named one by one, here and above, because a spread costs a hundred times as much, for several contexts in each call. */
const everywhere = ({ services, own }: Frame, hold: Hold): Omit<Entry, Own> => ({
  config: services.config,
  academy: services.academy,
  liveSettings: services.liveSettings,
  academyFacts: services.academyFacts,
  secret: services.secret,
  files: services.files,
  passwords: services.passwords,
  captcha: services.captcha,
  oauth: services.oauth,
  sms: services.sms,
  eventHub: services.eventHub,
  refusals: services.refusals,
  pageHeads: services.pageHeads,
  figures: services.figures,
  log: own.log,
  origin: own.origin,
  now: own.now,
  fitting: own.fitting,
  setCookie: own.setCookie,
  db: hold.db,
  mail: hold.mail,
  jobs: hold.jobs,
  events: hold.events,
  finish: hold.finish,
  afterCommit: hold.afterCommit,
  writeTogether: hold.writeTogether,
})

const withOwn = <T extends object>(rest: Omit<Entry, Own>, own: T): Omit<Entry, Own> & T =>
  Object.assign(rest, own)

function contexts(frame: Frame, hold: Hold, { ask, writes }: Asking): Contexts {
  const entry = (arriving: Arriving): Entry =>
    withOwn<Pick<Entry, Own>>(everywhere(frame, hold), {
      asking: { callerId: null, session: arriving.session },
      enter: async (...statements) => {
        const [found, ...rows] = await ask(arriving.statement, ...statements)
        return [context(arriving.arrive(found)), ...rows] as never
      },
      write: (work) => writes((inner) => work(inner.entry(arriving))),
    })
  const context = (caller: Caller): Context => {
    const ctx: Context = withOwn<Pick<Context, Own | 'caller'>>(everywhere(frame, hold), {
      caller,
      asking: { callerId: caller?.id ?? null, session: '' },
      enter: async (...statements) =>
        [ctx, ...(statements.length > 0 ? await ask(...statements) : [])] as never,
      write: (work) => writes((inner) => work(inner.context(caller))),
    })
    return ctx
  }
  return { entry, context }
}

async function runLater(log: Logger, db: Db, later: readonly LaterWork[]): Promise<void> {
  for (const work of later) {
    try {
      await work(db)
    } catch (err) {
      log.error({ err }, 'work after a commit failed')
    }
  }
}
