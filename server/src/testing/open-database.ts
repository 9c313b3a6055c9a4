import { Kysely } from 'kysely'
import { type OpenDatabase, openDatabase } from '../db/database.ts'
import { poolDialect } from '../db/driver.ts'
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

type WatchedDatabase = OpenDatabase & { asked: AskedStatement[] }

/** The same, and every statement that was asked: for tests that look at how it is planned. */
export async function openWatchedDatabase(): Promise<WatchedDatabase> {
  const { pool, close } = await openTestDatabase()
  const asked: AskedStatement[] = []
  const db = new Kysely<Database>({
    dialect: poolDialect(pool),
    log: ({ query: { sql, parameters } }) => void asked.push({ sql, parameters }),
  })
  return { db, pool, asked, close }
}

/** How the statements asked so far are planned; they are forgotten then. */
export async function plansOf({ asked, pool }: Pick<WatchedDatabase, 'asked' | 'pool'>): Promise<string> {
  const lines: string[] = []
  for (const { sql, parameters } of asked.splice(0)) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters])
    lines.push(...rows.map((line) => line['QUERY PLAN']))
  }
  return lines.join('\n')
}

interface PagesOfPlan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/** Pages that the statements asked so far read, each asked once more; they are forgotten then. */
export async function pagesRead({ asked, pool }: Pick<WatchedDatabase, 'asked' | 'pool'>): Promise<number> {
  let pages = 0
  for (const { sql, parameters } of asked.splice(0)) {
    const explained = `explain (analyze, buffers, timing off, format json) ${sql}`
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: PagesOfPlan }[] }>(explained, [...parameters])
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan as PagesOfPlan
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  }
  return pages
}
