import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { freePort } from '../../testing/ports.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { onServer } from '../../testing/postgres-server.ts'
import { buildPrograms, type Programs, type Run, runProgram } from '../../testing/programs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const PATIENCE = { timeout: 60_000, interval: 50 }
const CLAUDINE = { email: 'claudine@example.rw', password: 'hills and hills' }
const LINES = Array.from({ length: 20 }, (_, n) => ({ name: `Guest ${n}`, email: `guest${n}@example.rw` }))

let programs: Programs
let mails: MailServer
let database: TestDatabase
let dataDir: string
let env: Record<string, string>
let academy: Run
let token: string

beforeAll(async () => {
  programs = await buildPrograms()
})
afterAll(() => programs?.remove())
beforeEach(async () => {
  mails = await startMailServer()
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'academy-invitations-'))
  env = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    DATABASE_URL: database.connectionString,
    MAIL_URL: mails.mailUrl,
    RATE_LIMITS: 'off',
    SUPERADMIN_EMAIL: CLAUDINE.email,
    SUPERADMIN_PASSWORD: CLAUDINE.password,
  }
  await start()
  token = (await call('POST', '/api/user/login', CLAUDINE)).body.token
})
afterEach(async () => {
  await kill()
  await mails.stop()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start() {
  academy = runProgram(programs.academy, [], env)
  await academy.says(/is open at/)
}

/** As a power cut ends it: nothing is said, nothing is put away. */
async function kill() {
  if (academy.child.exitCode === null && academy.child.signalCode === null) {
    academy.child.kill('SIGKILL')
    await once(academy.child, 'exit')
  }
}

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`http://127.0.0.1:${env.PORT}${path}`, {
    method,
    headers: { ...(token && { token }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: looked at as a stranger does
  return { status: response.status, body: (await response.json()) as any }
}
const invite = () => call('POST', '/api/invitations', { lines: LINES })
const lettersTo = (address: string) => mails.received.filter(({ to }) => to.includes(address))

/** Links fold in a letter. */
function linkIn(eml: string): string {
  const text = eml.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  return text.match(/\/setup\/open#([\w-]+)/)?.[1] ?? ''
}
const answerTo = (setupToken: string) =>
  call('POST', '/api/invitations/accept', { setupToken, name: 'Keza Mutoni', password: 'hills and rivers' })

async function waitsForALock(client: Client): Promise<boolean> {
  // A transaction sees the connections that were open when it first looked.
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows.length > 0
}

test('killed in the middle of a list it has invited nobody, and the same list goes out afterwards', async () => {
  await onServer(database.connectionString, async (client) => {
    // The fifteenth line waits for whoever invites that address at this moment.
    await client.query('begin')
    await client.query(
      `insert into invitations (id, batch_id, name, email, email_key, role, invited_by_name)
       values (repeat('a', 24), repeat('b', 24), '', 'guest14@example.rw', 'guest14@example.rw', 'user', 'Somebody')`,
    )
    const sending = invite().catch(() => 'cut')
    await vi.waitFor(async () => expect(await waitsForALock(client)).toBe(true), PATIENCE)
    await kill()
    expect(await sending).toBe('cut')
    await client.query('rollback')
  })
  await start()
  expect((await call('GET', '/api/invitations')).body.total).toBe(0)
  expect((await call('GET', '/api/audit?action=invite-person')).body.acts).toEqual([])
  expect(mails.received).toEqual([])

  expect((await invite()).status).toBe(200)
  await vi.waitFor(() => expect(mails.received).toHaveLength(LINES.length), PATIENCE)
})

test('killed between its letters it sends the others after the start, and each opens one account', async () => {
  mails.takes = 7
  const { _id } = (await invite()).body.batch
  await vi.waitFor(() => expect(mails.unanswered).toBeGreaterThan(0), PATIENCE)
  await kill()
  mails.takes = Number.POSITIVE_INFINITY
  // Those that were in hand may go again two minutes later.
  await onServer(database.connectionString, (client) =>
    client.query(
      `update invitations set mail_lease_until = now() - interval '1 second' where mail_lease_until is not null`,
    ),
  )
  await start()
  const progress = async () => (await call('GET', `/api/invitations/batches/${_id}`)).body.batch
  await vi.waitFor(
    async () => expect(await progress()).toEqual({ _id, total: 20, waiting: 0, sent: 20, failed: 0 }),
    PATIENCE,
  )
  for (const { email } of LINES) expect([email, lettersTo(email).length > 0]).toEqual([email, true])

  // Whoever got two letters, because the first one’s answer was lost, has one account.
  const [most = ''] = LINES.map(({ email }) => email).sort(
    (one, other) => lettersTo(other).length - lettersTo(one).length,
  )
  const links = lettersTo(most).map(({ eml }) => linkIn(eml))
  token = ''
  const answers = []
  for (const link of links) answers.push((await answerTo(link)).status)
  expect(answers).toEqual([200, ...links.slice(1).map(() => 400)])
})
