import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/launcher.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { migrateJobs } from '../services/jobs/index.ts'
import { quietLog } from './quiet-log.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The run's server, and the beginning of the names of all databases made on it. */
    postgres: { serverUrl: string; prefix: string; template: string }
  }
}

/** Only tests may be forgetful: their data is thrown away. Statistics are taken when a test takes them: new ones make PostgreSQL plan anew. */
const FORGETFUL = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  autovacuum: 'off',
}

/** One PostgreSQL a run: the given one (`TEST_DATABASE_URL`, `DATABASE_URL`), or our own on a folder thrown away. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  const server = given ? { connectionString: given, stop: async () => {} } : await startThrowaway()
  const prefix = `academy_test_${process.pid}_${Date.now().toString(36)}_`
  const template = `${prefix}template`
  try {
    await onServer(server.connectionString, async (client) => {
      await client.query(
        `create database ${template} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`,
      )
    })
    await migrate(withDatabase(server.connectionString, template))
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('postgres', { serverUrl: server.connectionString, prefix, template })
  return async () => {
    if (given) await dropAll(given, prefix)
    await server.stop()
  }
}

async function migrate(connectionString: string): Promise<void> {
  await migrateDatabase({ connectionString, log: quietLog })
  const pool = new pg.Pool({ connectionString, max: 1 })
  const listen = (error: Error) => quietLog.warn({ err: error }, 'the connection of the migrations broke')
  pool.on('error', listen)
  pool.on('connect', (client) => client.on('error', listen))
  await migrateJobs(pool)
  await pool.end()
}

export function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return url.href
}

export async function onServer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function startThrowaway(): Promise<EmbeddedPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-test-'))
  const server = await startEmbeddedPostgres({ dataDir, log: quietLog, settings: FORGETFUL })
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { connectionString: server.connectionString, stop }
}

async function dropAll(serverUrl: string, prefix: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
}
