import { setTimeout as wait } from 'node:timers/promises'
import { Kysely } from 'kysely'
import pg from 'pg'
import { columnTypes } from './column-types.ts'
import { poolDialect } from './driver.ts'
import type { Log } from './log.ts'
import type { Database } from './schema.ts'

export interface OpenDatabase {
  db: Kysely<Database>
  pool: pg.Pool
  /** Resolves when the server has let go of every connection, so that it may be stopped. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  connectionString: string
  log: Log
  /** The most connections at once. */
  max?: number
}

/** Two cores serve about this many statements at once; more would only queue inside the database. */
const DEFAULT_CONNECTIONS = 12
const CONNECT_WITHIN_MS = 5_000
const IDLE_CONNECTION_MS = 30_000
const STATEMENT_TIMEOUT_MS = 15_000
const LOCK_TIMEOUT_MS = 5_000
const IDLE_TRANSACTION_MS = 30_000
/** A server that is gone says no farewell. */
const FAREWELL_WITHIN_MS = 2_000

/** Connects lazily: a database that is away shows at the first statement, and one that comes back is used again. */
export function openDatabase({
  connectionString,
  log,
  max = DEFAULT_CONNECTIONS,
}: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max,
    types: columnTypes,
    application_name: 'academy',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    keepAlive: true,
    pipeline: true,
  })
  // Without these listeners a connection that breaks, idle or at work, would end the process.
  pool.on('error', (error) => {
    // It carries the whole connection, with the key that cancels its statements.
    Object.defineProperty(error, 'client', { enumerable: false })
    log.warn({ err: error }, 'an idle database connection broke')
  })
  const connected = new Set<pg.PoolClient>()
  pool.on('connect', (client) => {
    connected.add(client)
    client.once('end', () => connected.delete(client))
    client.on('error', (error) => log.debug({ err: error }, 'a database connection broke'))
  })
  const db = new Kysely<Database>({ dialect: poolDialect(pool) })
  const close = async () => {
    // The pool is done when it has said goodbye to all of its connections, before any of them has ended.
    await db.destroy()
    const ended = [...connected].map((client) => new Promise<void>((resolve) => client.once('end', resolve)))
    await Promise.race([Promise.all(ended), wait(FAREWELL_WITHIN_MS, undefined, { ref: false })])
  }
  return { db, pool, close }
}
