import pg from 'pg'
import { columnTypes } from '../src/db/column-types.ts'
import type { Statement } from '../src/db/statement.ts'

/** Planned once a connection, as ours are: a statement of our stores has its name.
 * @throws Error for one without, which would be planned anew for each call and flatter us */
export type Ask = <Row>(statement: Statement<Row>) => Promise<Row[]>

export interface BareDatabase {
  ask: Ask
  /** Over one connection, with `begin` and `commit` around it. */
  inTransaction<T>(work: (ask: Ask) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const CONNECTIONS = 12

export function openBareDatabase(connectionString: string): BareDatabase {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, types: columnTypes })
  // One that is ended from elsewhere is opened anew.
  pool.on('error', () => {})
  return {
    ask: askOver(pool),
    inTransaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(askOver(client))
        await client.query('commit')
        return result
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

const askOver =
  (asked: pg.Pool | pg.PoolClient): Ask =>
  async <Row>({ name, sql: text, parameters }: Statement<Row>) => {
    if (!name) throw new Error(`the bare handler prepares what it asks: ${text}`)
    return (await asked.query({ name, text, values: [...parameters] })).rows as Row[]
  }
