import { Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDemo } from '../operator/demo.ts'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { columnTypes } from './column-types.ts'
import { poolDialect } from './driver.ts'
import type { Database } from './schema.ts'

/** Files of seven courses are written: a busy machine needs more than the usual minute. */
const FILL_MS = 180_000

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

test(
  'the demo is filled however long a machine needs between two statements',
  async () => {
    // A moment here is to this machine what half a minute is to one that starves.
    const pool = new pg.Pool({
      connectionString: academy.services.config.databaseUrl ?? '',
      types: columnTypes,
      idle_in_transaction_session_timeout: 50,
      pipeline: true,
    })
    pool.on('connect', (client) => client.on('error', () => {}))
    // Dropping the database ends a connection that has not quite gone; an idle one tells the pool.
    pool.on('error', () => {})
    const db = new Kysely<Database>({ dialect: poolDialect(pool) })
    const demo = await fillDemo({ ...academy.services, db })
    expect(demo?.people.length).toBeGreaterThan(5)
    await db.destroy()
  },
  FILL_MS,
)
