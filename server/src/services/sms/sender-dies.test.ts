import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../../testing/ports.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { onServer } from '../../testing/postgres-server.ts'
import { buildPrograms, type Programs, type Run, runProgram } from '../../testing/programs.ts'
import { type SmsProvider, startSmsProvider } from '../../testing/sms-provider.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const PATIENCE = { timeout: 60_000, interval: 20 }
const TOKEN = 'a-token-of-the-provider'
const ALINE = 'a'.repeat(24)

let programs: Programs
let provider: SmsProvider
let database: TestDatabase
let dataDir: string
let academy: Run

beforeAll(async () => {
  programs = await buildPrograms()
})
afterAll(() => programs?.remove())
beforeEach(async () => {
  provider = await startSmsProvider(TOKEN)
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'academy-texts-'))
  await start()
})
afterEach(async () => {
  await kill()
  await provider.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start() {
  academy = runProgram(programs.academy, [], {
    ...{ DATA_DIR: dataDir, PORT: String(await freePort()), DATABASE_URL: database.connectionString },
    ...{ SMS_URL: provider.url, SMS_TOKEN: TOKEN, SMS_FROM: 'Impinga', SMS_PER_DAY: '500' },
  })
  await academy.says(/is open at/)
}

/** As a power cut ends it: nothing is said, nothing is put away. */
async function kill() {
  if (academy.child.exitCode !== null || academy.child.signalCode !== null) return
  academy.child.kill('SIGKILL')
  await once(academy.child, 'exit')
}

const asked = <Row extends object>(statement: string): Promise<Row[]> =>
  onServer(database.connectionString, async (client) => (await client.query<Row>(statement)).rows)
const text = () => asked<{ state: string; body: string | null }>('select state, body from text_messages')

async function write() {
  await asked(
    `insert into users (id, name, email, password_hash) values ('${ALINE}', 'Aline Uwase', 'aline@example.rw', 'x')`,
  )
  await asked(`insert into text_messages (id, user_id, number, body)
    values (repeat('b', 24), '${ALINE}', '+250788000111', 'Payment approved')`)
  await asked(`select graphile_worker.add_job('send-text', json_build_object('textId', repeat('b', 24)))`)
}

/** When the lease of a dead sender is over somebody else may send it, and does. */
async function aMinuteLater() {
  await asked(`update text_messages set lease_until = now() - interval '1 second' where state = 'sending'`)
  await asked(`update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()`)
  await start()
  await vi.waitFor(async () => expect(await text()).toEqual([{ state: 'sent', body: null }]), PATIENCE)
}

test('killed before the provider took it: the text goes once', async () => {
  provider.answer = -1
  await write()
  await vi.waitFor(() => expect(provider.calls).toBe(1), PATIENCE)
  await kill()
  expect(await text()).toEqual([{ state: 'sending', body: 'Payment approved' }])
  provider.answer = 202
  await aMinuteLater()
  expect(provider.taken).toHaveLength(1)
})

test('killed after it was taken and before that was noted: it goes again under the same id, and rings once', async () => {
  provider.answer = 0
  await write()
  await vi.waitFor(() => expect(provider.taken).toHaveLength(1), PATIENCE)
  await kill()
  provider.answer = 202
  await aMinuteLater()
  expect(provider.calls).toBe(2)
  expect(provider.taken.map(({ id }) => id)).toEqual(['b'.repeat(24)])
})
