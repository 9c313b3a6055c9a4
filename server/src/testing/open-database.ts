import { Kysely, PostgresDialect } from 'kysely'
import { type OpenDatabase, openDatabase } from '../db/database.ts'
import type { Database } from '../db/schema.ts'
import { createTestDatabase } from './postgres.ts'
import { quietLog } from './quiet-log.ts'

/** A database of one's own, open, for what stands below the academy; closing drops it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = await createTestDatabase()
  const open = openDatabase({ connectionString: database.connectionString, log: quietLog })
  return {
    ...open,
    close: async () => {
      await open.close()
      await database.drop()
    },
  }
}

export interface AskedStatement {
  sql: string
  parameters: readonly unknown[]
}

/** The same, and every statement that was asked: for tests that look at how it is planned. */
export async function openWatchedDatabase(): Promise<OpenDatabase & { asked: AskedStatement[] }> {
  const { pool, close } = await openTestDatabase()
  const asked: AskedStatement[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => void asked.push({ sql, parameters }),
  })
  return { db, pool, asked, close }
}
