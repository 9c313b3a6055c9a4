import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { startAcademyJobs } from './jobs.ts'
import { type OpenAcademy, openAcademy } from './open.ts'
import { defineJob, jobsOn } from './services/jobs/index.ts'
import { createTestDatabase, type TestDatabase } from './testing/postgres.ts'
import { quietLog } from './testing/quiet-log.ts'

let database: TestDatabase
let open: OpenAcademy
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jobs-'))
  database = await createTestDatabase()
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.connectionString, CAPTCHA: 'none' }
  open = await openAcademy(readConfig(env), quietLog, 'academy')
})
afterAll(async () => {
  await open.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

test.each([
  ['a database that others may work on', () => database.connectionString, 'at work elsewhere'],
  ['the embedded database, which is its own', () => null, null],
])('a start with %s: who holds a job that somebody took a moment ago', async (_, databaseUrl, holder) => {
  const tomorrow = new Date(Date.now() + 86_400_000)
  await jobsOn(open.services.db).add(defineJob<null>('send-mail'), null, { key: 'taken', runAt: tomorrow })
  await open.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'at work elsewhere', locked_at = now() where key = 'taken'`,
  )
  await open.pool.query(`insert into job_workers values ('at work elsewhere', now()) on conflict do nothing`)
  const config = { ...open.services.config, databaseUrl: databaseUrl() }
  await (await startAcademyJobs({ ...open, services: { ...open.services, config } })).stop()
  const { rows } = await open.pool.query(
    `select locked_by from graphile_worker._private_jobs where key = 'taken'`,
  )
  expect(rows).toEqual([{ locked_by: holder }])
})

test.each([
  ['a database that others may work on', () => database.connectionString, 'sending'],
  ['the embedded database, which is its own', () => null, 'waiting'],
])('a start with %s: what a dead process had in hand', async (_, databaseUrl, state) => {
  await open.pool.query(
    `insert into users (id, name, email) values (repeat('a', 24), 'Aline', 'a@b.rw') on conflict do nothing`,
  )
  const inHand = `'sending', repeat('d', 24), now() + interval '1 minute'`
  await open.pool.query(
    `insert into mails (id, message, state, lease, lease_until) values (repeat('b', 24), '{}', ${inHand})`,
  )
  await open.pool.query(
    `insert into text_messages (id, user_id, number, body, state, lease, lease_until)
     values (repeat('c', 24), repeat('a', 24), '+250788000111', 'Hello', ${inHand})`,
  )
  const config = { ...open.services.config, databaseUrl: databaseUrl() }
  await (await startAcademyJobs({ ...open, services: { ...open.services, config } })).stop()
  const { rows } = await open.pool.query('select state from mails union all select state from text_messages')
  expect(rows).toEqual([{ state }, { state }])
  await open.pool.query('delete from mails')
  await open.pool.query('delete from text_messages')
})
