import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { together } from './statement.ts'

let database: TestDatabase
let open: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  open = openDatabase({ connectionString: database.connectionString, log: quietLog, max: 2 })
})

afterAll(async () => {
  await open.close()
  await database.drop()
})

test('values arrive as the types that the code works with', async () => {
  const { rows } =
    await sql`select 9007199254740991::int8 as safe, 9007199254740993::int8 as big, 12.5::numeric as price,
    '2026-03-01'::date as day, '2026-03-01T10:00:00Z'::timestamptz as moment, '{"a":1}'::jsonb as json`.execute(
      open.db,
    )
  expect(rows[0]).toEqual({
    safe: 9007199254740991,
    big: 9007199254740993n,
    price: 12.5,
    day: '2026-03-01',
    moment: new Date('2026-03-01T10:00:00Z'),
    json: { a: 1 },
  })
})

test('no statement and no wait for a lock goes on for ever', async () => {
  const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`.execute(
    open.db,
  )
  expect(rows).toHaveLength(3)
  for (const { setting } of rows) expect(Number(setting)).toBeGreaterThan(0)
})

test('connections that the server ends are replaced, and the process goes on', async () => {
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(open.db)).rows[0]?.pid
  const first = await pid()
  const other = openDatabase({ connectionString: database.connectionString, log: quietLog, max: 1 })
  await sql`select pg_terminate_backend(${first})`.execute(other.db)
  await other.close()
  await expect.poll(pid).not.toBe(first)
})

test('of several statements that wait, the first that gives up is the answer, and the connection comes back', async () => {
  const { db, pool } = openDatabase({ connectionString: database.connectionString, log: quietLog, max: 1 })
  const locker = new pg.Client({ connectionString: database.connectionString })
  const look = () => CompiledQuery.raw('select 1 as found from sessions limit 1')
  try {
    await locker.connect()
    await locker.query('begin; lock table sessions in access exclusive mode')
    await sql`set lock_timeout = '300ms'`.execute(db)
    await expect(together(db, look(), look(), look())).rejects.toMatchObject({ code: '55P03' })
    // Two of them wait still, and nobody else is given their connection.
    expect(pool.idleCount).toBe(0)
    await locker.query('rollback')
    expect(await together(db, look())).toEqual([[]])
  } finally {
    await locker.end()
    await pool.end()
  }
})

test('a database that was closed has no connection left, so that its server may be stopped', async () => {
  const { db, close } = openDatabase({ connectionString: database.connectionString, log: quietLog })
  await Promise.all(Array.from({ length: 12 }, () => sql`select pg_sleep(0.1)`.execute(db)))
  const others = async () =>
    (
      await sql`select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query ~ 'pg_sleep'`.execute(
        open.db,
      )
    ).rows.length
  expect(await others()).toBe(12)
  await close()
  expect(await others()).toBe(0)
})
