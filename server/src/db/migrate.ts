import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Log } from './log.ts'
import { recordHashes, refuseEdited } from './migration-hashes.ts'

export interface MigrateOptions {
  connectionString: string
  log: Log
  folder?: string
}

/** Beside this file in the source and beside the bundle in `dist`: the build copies the folder. */
const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
const FILE_NAME = /^(\d{4}-[a-z0-9-]+)\.sql$/

/**
 * Brings the database to the newest numbered SQL file, all or nothing, and answers the names of those that ran.
 * Several processes at once wait for each other, on a connection of their own: a migration has no time limit. A file that was edited
 * after it ran is refused.
 */
export async function migrateDatabase(options: MigrateOptions): Promise<string[]> {
  const { connectionString, log, folder = MIGRATIONS } = options
  const texts = readMigrations(folder)
  const pool = new pg.Pool({ connectionString, max: 1, application_name: 'academy migrations' })
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'the connection of the migrations broke'))
  })
  pool.on('error', () => {}) // an idle client reports here too; its own listener has logged it
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const known = await refuseEdited(db, texts)
    // Nearly every start finds nothing to do; Kysely's migrator would ask a dozen times before it says so.
    if (isSame(known, Object.keys(texts)) && isSame(await namesThatRan(db), known)) return []
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsOf(texts) } })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw failure(error, results.find(({ status }) => status === 'Error')?.migrationName)
    await recordHashes(db, texts)
    const done = results.map((result) => result.migrationName)
    if (done.length > 0) log.info({ migrations: done }, 'the database was brought up to date')
    return done
  } finally {
    await db.destroy()
  }
}

const isSame = (some: string[], others: string[]) =>
  some.length === others.length && some.every((name) => others.includes(name))

async function namesThatRan(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

function failure(error: unknown, name: string | undefined): unknown {
  if (!name) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(`The migration ${name} failed, and nothing of it was kept: ${reason}`, { cause: error })
}

/** Their SQL by their names, in order. */
function readMigrations(folder: string): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const file of readdirSync(folder).sort()) {
    const name = FILE_NAME.exec(file)?.[1]
    if (!name) throw new Error(`${join(folder, file)} is not named like 0001-users.sql`)
    texts[name] = readFileSync(join(folder, file), 'utf8')
  }
  return texts
}

export const migrationNames = (): string[] => Object.keys(readMigrations(MIGRATIONS))

function migrationsOf(texts: Record<string, string>): Record<string, Migration> {
  const migrations: Record<string, Migration> = {}
  for (const [name, text] of Object.entries(texts))
    migrations[name] = { up: async (db) => void (await sql.raw(text).execute(db)) }
  return migrations
}
