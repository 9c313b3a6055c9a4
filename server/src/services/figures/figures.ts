import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type DiskRoom, roomOn } from '../disk-room.ts'
import { BUCKETS_MS, type CountsByCall, countsOf } from './call-counts.ts'

interface AnsweredCall {
  method: string
  /** Its pattern, never its address. */
  route: string
  status: number
  ms: number
}

/** The connections to the database; `waiting` are statements that wait for one. */
interface PoolFigures {
  max: number
  inUse: number
  idle: number
  waiting: number
}
/** The part of a pg pool that is read here. */
interface CountedPool {
  totalCount: number
  idleCount: number
  waitingCount: number
  options: { max?: number }
}

interface MailOutcome {
  at: Date
  /** Null is a letter that left. */
  error: unknown
}

/** What this process counts of itself, once: `/metrics` shows it to Prometheus, the node's report to superadmins. */
export interface Figures {
  registry: Registry
  answered(call: AnsweredCall): void
  /** All calls since the start. */
  calls(): Promise<CountsByCall>
  liveConnections: { opened(): void; closed(): void; open(): number }
  pool(): PoolFigures
  /** Room on the disk of DATA_DIR. */
  disk(): Promise<DiskRoom>
  /** A page that everybody gets: from memory, drawn anew, or left to the browser because drawing failed. One person's own: drawn, or
   * left to the browser because others were being drawn. */
  pageDrawn(outcome: 'kept' | 'drawn' | 'failed' | 'own' | 'busy'): void
  mailed(outcome: MailOutcome): void
  /** The last letter that left, and the last that did not. */
  lastMails(): { sent: MailOutcome | null; failed: MailOutcome | null }
}

export function createFigures(of: { pool: CountedPool; dataDir: string }): Figures {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'academy_http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_MS.map((ms) => ms / 1000),
    registers: [registry],
  })
  const failures = new Counter({
    name: 'academy_http_failures_total',
    help: 'Answers of 500 and above; 504 is a statement that took too long',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  const disk = () => roomOn(of.dataDir)
  new Gauge({
    name: 'academy_disk_free_bytes',
    help: 'Room left for the academy on the disk of DATA_DIR',
    // Of the machine: the workers of one all mean the same disk.
    aggregator: 'first',
    registers: [registry],
    async collect() {
      this.set((await disk()).freeBytes)
    },
  })
  const pool = () => poolFigures(of.pool)
  new Gauge({
    name: 'academy_database_connections',
    help: 'Connections in use and idle, and statements that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { inUse, idle, waiting } = pool()
      for (const [state, count] of Object.entries({ in_use: inUse, idle, waiting }))
        this.set({ state }, count)
    },
  })
  let openConnections = 0
  new Gauge({
    name: 'academy_live_connections',
    help: 'Open pages that are told to look again',
    registers: [registry],
    collect() {
      this.set(openConnections)
    },
  })
  const mails = new Counter({
    name: 'academy_mails_total',
    help: 'Letters that this process handed on, and those that it could not',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const pages = new Counter({
    name: 'academy_pages_total',
    help: 'Pages: kept, drawn for all or for their own person, or left to the browser because drawing failed or was busy',
    labelNames: ['outcome'],
    registers: [registry],
  })
  let sent: MailOutcome | null = null
  let failed: MailOutcome | null = null

  return {
    registry,
    answered: ({ method, route, status, ms }) => {
      seconds.observe({ method, route, status }, ms / 1000)
      if (status >= 500) failures.inc({ route, status })
    },
    calls: async () => countsOf((await seconds.get()).values),
    liveConnections: {
      opened: () => {
        openConnections += 1
      },
      closed: () => {
        openConnections -= 1
      },
      open: () => openConnections,
    },
    pool,
    disk,
    pageDrawn: (outcome) => pages.inc({ outcome }),
    mailed: (outcome) => {
      mails.inc({ outcome: outcome.error === null ? 'sent' : 'failed' })
      if (outcome.error === null) sent = outcome
      else failed = outcome
    },
    lastMails: () => ({ sent, failed }),
  }
}

const poolFigures = ({ totalCount, idleCount, waitingCount, options }: CountedPool): PoolFigures => ({
  max: options.max ?? 0,
  inUse: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
})
