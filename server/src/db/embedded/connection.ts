import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { SUPERUSER } from './cluster.ts'

const DATABASE = 'academy'
const UNKNOWN_DATABASE = '3D000'
const READY_WITHIN_MS = 30_000
const TRY_EVERY_MS = 50
/** What a server says, or its socket, while it starts, stops or is started again. */
const NOT_YET = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03', '57P01']

/** The address of the academy's database behind the socket in that folder. */
export function connectionStringFor(socketDir: string, database = DATABASE): string {
  return `postgresql://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(socketDir)}`
}

/** Waits until the database answers, making it in a fresh cluster. */
export async function reachDatabase(socketDir: string): Promise<string> {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    try {
      await query(connectionStringFor(socketDir), 'select 1')
      return connectionStringFor(socketDir)
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (code === UNKNOWN_DATABASE) await makeDatabase(socketDir)
      else if (!NOT_YET.includes(code) || Date.now() > deadline) throw error
      else await sleep(TRY_EVERY_MS)
    }
  }
}

async function makeDatabase(socketDir: string): Promise<void> {
  await query(connectionStringFor(socketDir, 'postgres'), `create database ${DATABASE}`)
}

async function query(connectionString: string, sql: string): Promise<void> {
  const client = new Client({ connectionString })
  client.on('error', () => {}) // a connection that breaks fails its query, which says it better
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
