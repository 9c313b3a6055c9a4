import pg from 'pg'
import type { Logger } from 'pino'
import { CHANNEL } from './topics.ts'

export interface ListenOptions {
  connectionString: string
  log: Pick<Logger, 'debug' | 'warn'>
  onPayload: (payload: string) => void
  /** Each time the connection begins to listen: what was told before may have been missed. */
  onListening: () => void
  onLost: () => void
}
export interface Listening {
  close(): Promise<void>
}

const CONNECT_WITHIN_MS = 5_000
const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 10_000
/** A line that died silently shows at the next look. */
const LOOK_EVERY_MS = 20_000

/** Keeps one connection listening until it is closed, through every loss of the database. */
export function keepListening(options: ListenOptions): Listening {
  const { log } = options
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let losses = 0
  let isClosed = false

  const later = (work: () => void, ms: number) => {
    timer = setTimeout(work, ms)
    timer.unref()
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: options.connectionString,
      application_name: 'academy events',
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: CONNECT_WITHIN_MS,
      keepAlive: true,
    })
    client = next
    next.on('error', (err) => lose(next, err))
    next.on('end', () => lose(next, new Error('the connection ended')))
    next.on('notification', ({ payload }) => options.onPayload(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (err) {
      return lose(next, err)
    }
    if (client !== next) return
    losses = 0
    options.onListening()
    look(next)
  }

  function look(current: pg.Client): void {
    later(() => {
      current.query('select 1').then(
        () => current === client && look(current),
        (err) => lose(current, err),
      )
    }, LOOK_EVERY_MS)
  }

  function lose(lost: pg.Client, err: unknown): void {
    if (lost !== client || isClosed) return
    client = null
    clearTimeout(timer)
    options.onLost()
    log.warn({ err }, 'the connection for live events is lost and is made anew')
    lost.end().catch((error) => log.debug({ err: error }, 'the lost connection had ended'))
    later(() => void connect(), Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** losses++))
  }

  void connect()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch((err) => log.debug({ err }, 'the connection for live events had ended'))
    },
  }
}
