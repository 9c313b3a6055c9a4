import { hash } from 'node:crypto'
import type { Socket } from 'node:net'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'

/** PostgreSQL says no more of it than that it was stopped. */
const TOOK_TOO_LONG = '57014'

const TABLES = /\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_]\w*)/gi

/** A statement and its values. One with a name is planned once a connection, for whatever values. */
export interface Statement<Row> extends CompiledQuery<Row> {
  readonly name?: string | undefined
}

/** A connection of the pool, for as long as somebody has it. */
interface Held extends DatabaseConnection {
  client: pg.PoolClient
  /** Settles with the `begin` that is on its way; null outside of a transaction. */
  begun: Promise<unknown> | null
  /** What leaves together with the commit. */
  atCommit: CompiledQuery[]
  /** The connection keeps a plan whose table has changed, and is closed when it comes back. */
  isStale: boolean
}

/**
 * PostgreSQL over a pool whose connections do not wait for one answer before they send the next question: a transaction's
 * `begin` travels with its first statement, its last statement with the `commit`. A statement with a name is planned once a connection.
 */
export const poolDialect = (pool: pg.Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driverOn(pool),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

function driverOn(pool: pg.Pool): Driver {
  // The library remembers each connection that it is given: one for each query would be a table that grows until memory is swept.
  const known = new WeakMap<pg.PoolClient, Held>()
  return {
    init: async () => {},
    acquireConnection: async () => {
      const client = await pool.connect()
      const held = known.get(client) ?? hold(client)
      known.set(client, held)
      return held
    },
    beginTransaction: async (connection, { isolationLevel, accessMode }) => {
      const held = connection as Held
      const settings = `${isolationLevel ? ` isolation level ${isolationLevel}` : ''} ${accessMode ?? ''}`
      gather(held.client)
      held.begun = held.client.query(`start transaction${settings}`)
      // Whoever waits for the commit hears of it.
      held.begun.catch(() => {})
    },
    commitTransaction: async (connection) => {
      const held = connection as Held
      const last = held.atCommit.splice(0).map((statement) => held.executeQuery(statement))
      await allOf([held.begun, ...last, held.client.query('commit')])
      held.begun = null
    },
    rollbackTransaction: async (connection) => {
      const held = connection as Held
      held.atCommit = []
      held.begun = null
      await held.client.query('rollback')
    },
    releaseConnection: async (connection) => {
      const { client, isStale } = connection as Held
      client.release(isStale)
    },
    destroy: () => pool.end(),
  }
}

function hold(client: pg.PoolClient): Held {
  const held: Held = {
    client,
    begun: null,
    atCommit: [],
    isStale: false,
    executeQuery: async (compiled) => {
      const { name, sql: text, parameters } = compiled as Statement<unknown>
      gather(client)
      try {
        const { command, rowCount, rows } = await client.query({ name, text, values: [...parameters] })
        const isChange = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command)
        return { rows: rows ?? [], ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }) }
      } catch (error) {
        held.isStale ||= /cached plan must not change result type/.test((error as Error).message)
        if ((error as { code?: string }).code === TOOK_TOO_LONG)
          Object.assign(error as Error, { statement: statementName(text) })
        throw error
      }
    },
    streamQuery: () => {
      throw new Error('long lists are read in pages')
    },
  }
  return held
}

/** What is asked before the process does something else leaves in one write: each is a call of the system. */
function gather(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Whoever has a connection keeps it until everything it asked there is answered; then the first failure counts. */
async function allOf<T>(answers: readonly (Promise<T> | null)[]): Promise<T[]> {
  const settled = await Promise.allSettled(answers)
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value as T
  })
}

/** Sent in one go over one connection and answered in their order, each with its own look at the rows.
 * @param onFailure is told at once */
export function askTogether(
  connection: DatabaseConnection,
  statements: readonly CompiledQuery[],
  onFailure: (failure: unknown) => void,
) {
  const answers = statements.map((statement) => connection.executeQuery(statement))
  for (const answer of answers) answer.catch(onFailure)
  return allOf(answers)
}

export function leaveForCommit(connection: DatabaseConnection, statements: readonly CompiledQuery[]): void {
  const held = connection as Held
  if (!held.begun) throw new Error('there is no commit to travel with')
  held.atCommit.push(...statements)
}

/** What a statement is called in the log: what it does to which tables, and a sign that is the same for the same text. Never its values. */
function statementName(text: string): string {
  const [verb = ''] = text.trim().toLowerCase().split(/\s/, 1)
  const tables = new Set([...text.matchAll(TABLES)].map(([, table]) => table))
  const sign = hash('sha256', text, 'hex').slice(0, 8)
  return [verb, [...tables].join(', '), `#${sign}`].filter(Boolean).join(' ')
}
