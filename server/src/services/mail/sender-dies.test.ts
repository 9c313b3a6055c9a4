import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { freePort } from '../../testing/ports.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { onServer } from '../../testing/postgres-server.ts'
import { buildPrograms, type Programs, type Run, runProgram } from '../../testing/programs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const PATIENCE = { timeout: 60_000, interval: 20 }

let programs: Programs
let mails: MailServer
let database: TestDatabase
let dataDir: string
let nodes: Run[]

beforeAll(async () => {
  programs = await buildPrograms()
})
afterAll(() => programs?.remove())
beforeEach(async () => {
  mails = await startMailServer()
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'academy-mails-'))
  nodes = []
})
afterEach(async () => {
  await kill()
  await mails.stop()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(): Promise<string> {
  const port = String(await freePort())
  const node = runProgram(programs.academy, [], {
    ...{ DATA_DIR: dataDir, PORT: port, DATABASE_URL: database.connectionString },
    ...{ MAIL_URL: mails.mailUrl, RATE_LIMITS: 'off', SECRET: 'the same secret on every node of it' },
  })
  nodes.push(node)
  await node.says(/is open at/)
  return `http://127.0.0.1:${port}`
}

/** As a power cut ends them: nothing is said, nothing is put away. */
async function kill() {
  for (const { child } of nodes.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

async function register(address: string, email: string) {
  const body = JSON.stringify({ name: 'Aline Uwase', email, password: 'hills and rivers' })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${address}/api/user/register`, { method: 'POST', headers, body })
  expect(response.status).toBe(200)
}

const asked = <Row extends object>(statement: string): Promise<Row[]> =>
  onServer(database.connectionString, async (client) => (await client.query<Row>(statement)).rows)
const states = async () =>
  (await asked<{ state: string }>('select state from mails order by id')).map(({ state }) => state)
const settled = (...expected: string[]) =>
  vi.waitFor(async () => expect(await states()).toEqual(expected), PATIENCE)

/** Two minutes after its sender died somebody else may send it, and does. */
async function twoMinutesLater() {
  await asked(`update mails set lease_until = now() - interval '1 second' where state = 'sending'`)
  await asked(`update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()`)
  await start()
}

const messageIdOf = (eml: string) => eml.match(/^Message-ID: (<[0-9a-f]{24}@[^>]+>)\r?$/m)?.[1]

test('killed before the mail server heard of it: the letter goes once', async () => {
  mails.isMute = true
  await register(await start(), 'aline@example.rw')
  await settled('sending')
  await kill()
  mails.isMute = false
  await twoMinutesLater()
  await settled('sent')
  expect(mails.received).toHaveLength(1)
})

test('killed while the server had the letter and had not taken it: it goes once', async () => {
  mails.takes = 0
  await register(await start(), 'aline@example.rw')
  await vi.waitFor(() => expect(mails.unanswered).toBe(1), PATIENCE)
  await kill()
  mails.takes = 1
  await twoMinutesLater()
  await settled('sent')
  expect(mails.received).toHaveLength(1)
})

test('killed after it was taken and before that was noted: a second one with the same Message-ID', async () => {
  mails.isMute = true
  await register(await start(), 'aline@example.rw')
  await settled('sending')
  await kill()
  mails.isMute = false
  await onServer(database.connectionString, async (client) => {
    await client.query(`update mails set lease_until = now() - interval '1 second'`)
    await client.query(
      `update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()`,
    )
    // Its text can be claimed, and what has become of it cannot be noted.
    await client.query(
      `create function not_noted() returns trigger language plpgsql as
       $$ begin perform pg_sleep(600); return new; end $$`,
    )
    await client.query(
      `create trigger not_noted before update on mails for each row when (new.state = 'sent') execute function not_noted()`,
    )
    await start()
    await vi.waitFor(() => expect(mails.received).toHaveLength(1), PATIENCE)
    await kill()
    expect(await states()).toEqual(['sending'])
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await client.query('drop trigger not_noted on mails')
  })
  await twoMinutesLater()
  await settled('sent')
  const [first, second, ...more] = mails.received.map(({ eml }) => messageIdOf(eml))
  expect(first).toBeDefined()
  expect([second, more]).toEqual([first, []])
})

test('killed after that was noted: nothing goes again, and its text is gone', async () => {
  await register(await start(), 'aline@example.rw')
  await settled('sent')
  await kill()
  await asked(`select graphile_worker.add_job('send-mail', json_build_object('mailId', id)) from mails`)
  await twoMinutesLater()
  await register(await start(), 'eric@example.rw')
  await settled('sent', 'sent')
  expect(mails.received.map(({ to }) => to)).toEqual([['aline@example.rw'], ['eric@example.rw']])
  expect(await asked('select from mails where message is not null')).toEqual([])
})

test('two nodes that are both told of each letter send it once', async () => {
  mails.isMute = true
  const address = await start()
  await kill()
  mails.isMute = false
  expect(address).toContain('127.0.0.1')
  const ids = Array.from({ length: 60 }, (_, n) => n.toString(16).padStart(24, '0'))
  await onServer(database.connectionString, async (client) => {
    const message = (n: number) => ({ to: `guest${n}@example.rw`, subject: `Letter ${n}`, text: 'Murakoze' })
    for (const [n, id] of ids.entries()) {
      await client.query('insert into mails (id, message) values ($1, $2)', [id, JSON.stringify(message(n))])
      for (let told = 0; told < 3; told += 1)
        await client.query(
          `select graphile_worker.add_job('send-mail', json_build_object('mailId', $1::text))`,
          [id],
        )
    }
  })
  await Promise.all([start(), start()])
  await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['sent'])), PATIENCE)
  expect(mails.received.map(({ to }) => to[0]).sort()).toEqual(
    ids.map((_, n) => `guest${n}@example.rw`).sort(),
  )
})
