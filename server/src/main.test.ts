import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { HTTP_MESSAGES } from '@academy/contract/http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectOrStartPostgres } from './db/launcher.ts'
import { keepWriting } from './testing/keep-writing.ts'
import { postmasterPid } from './testing/launcher-runs.ts'
import { openLivePage } from './testing/live.ts'
import { aPicture } from './testing/pictures.ts'
import { freePort } from './testing/ports.ts'
import { onServer } from './testing/postgres-server.ts'
import { buildPrograms, finish, type Programs, type Run, runProgram } from './testing/programs.ts'
import { quietLog } from './testing/quiet-log.ts'
import { VERSION } from './version.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const PATIENCE = { timeout: 60_000, interval: 50 }
const SUPERADMIN = { SUPERADMIN_EMAIL: 'samuel@example.rw', SUPERADMIN_PASSWORD: 'hills and hills' }
const SAMUEL = { email: 'samuel@example.rw', password: SUPERADMIN.SUPERADMIN_PASSWORD }

let programs: Programs
let dataDir: string
let address: string
let env: Record<string, string>
let academy: Run

const start = async () => {
  academy = runProgram(programs.academy, [], env)
  await academy.says(/is open at/)
}
const commanded = (...args: string[]) =>
  finish(runProgram(programs.commands, args, { ...env, ...SUPERADMIN }))

beforeAll(async () => {
  programs = await buildPrograms()
  dataDir = mkdtempSync(join(tmpdir(), 'academy-main-'))
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  env = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'trace', RATE_LIMITS: 'off' }
  const made = await commanded('create-superadmin', 'Samuel@example.rw', 'Samuel', 'Nkurunziza')
  expect(made.code, `a command starts the database itself while the academy is stopped: ${made.text}`).toBe(0)
  await start()
})
afterAll(async () => {
  academy?.child.kill('SIGTERM')
  await academy?.ended
  programs?.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  // biome-ignore lint/suspicious/noExplicitAny: looked at as a stranger does
  return { status: response.status, body: (await response.json()) as any }
}

test('a superadmin made while the academy was stopped logs in', async () => {
  const { status, body } = await post('/api/user/login', {
    email: 'samuel@example.rw',
    password: SUPERADMIN.SUPERADMIN_PASSWORD,
  })
  expect([status, body.user?.mainrole, body.user?.name]).toEqual([200, 'superadmin', 'Samuel Nkurunziza'])
})

test('a port that is taken is told before anything is made', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'academy-second-'))
  const { code, text } = await finish(runProgram(programs.academy, [], { ...env, DATA_DIR: elsewhere }))
  expect([code, text]).toEqual([
    1,
    expect.stringContaining(`did not start. PORT ${env.PORT} of 127.0.0.1 is taken`),
  ])
  expect(readdirSync(elsewhere)).toEqual([])
  rmSync(elsewhere, { recursive: true })
})

test('what the academy writes is its own user’s alone', async () => {
  const { token } = (await post('/api/user/login', SAMUEL)).body
  const form = new FormData()
  const { name: fileName, bytes, type } = await aPicture()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), fileName)
  const upload = { method: 'POST', headers: { token }, body: form }
  expect((await fetch(`${address}/api/instructor/slide-image/upload`, upload)).status).toBe(200)
  const [picture] = readdirSync(join(dataDir, 'media/slides'))
  // The picture is of the process that runs, the others may be of the command before it.
  for (const name of ['media', 'media/.academy.json', 'secret', 'postgres', `media/slides/${picture}`])
    expect([name, statSync(join(dataDir, name)).mode & 0o077]).toEqual([name, 0])
})

test('commands work on the academy while it runs', async () => {
  const made = await commanded('create-superadmin', 'second@example.rw')
  expect(made.code, made.text).toBe(0)
  const file = join(dataDir, 'academy.tar')
  const backup = await commanded('backup', file)
  expect(backup.code, backup.text).toBe(0)
  const restored = await commanded('restore', file, '--replace')
  expect(restored.code, restored.text).toBe(0)
  const login = await post('/api/user/login', {
    email: 'second@example.rw',
    password: SUPERADMIN.SUPERADMIN_PASSWORD,
  })
  expect(login.status).toBe(200)
})

test('no secret reaches the log in a whole story of getting in', async () => {
  const [email, password, newPassword] = ['aline@example.rw', 'a quiet morning', 'a loud evening']
  const registered = await post('/api/user/register', { name: 'Aline', email, password })
  const { activationToken } = registered.body
  const otp = await mailed(/^\d{6}$/m)
  const verified = await post('/api/user/verify', { activationToken, otp })
  expect(verified.status).toBe(200)
  await post('/api/user/login', { email, password: 'wrong words' })
  const login = await post('/api/user/login', { email, password })
  await post('/api/user/forgot', { email })
  const reset = await mailed(/reset-password\/open#([\w-]+)/)
  const changed = await post(`/api/user/reset?token=${reset}`, { password: newPassword })
  expect(changed.status).toBe(200)
  await fetch(`${address}/reset-password/${reset}`)
  await fetch(`${address}/api/auth/google/callback?code=the-code-of-google&state=the-state`)
  const last = await post('/api/user/login', { email, password: newPassword })
  expect(last.status).toBe(200)

  await academy.says(/"route":"\/api\/user\/reset"/)
  const log = academy.text()
  const secrets = {
    ...{ password, newPassword, wrong: 'wrong words', activationToken, reset, google: 'the-code-of-google' },
    ...{ first: verified.body.token, second: login.body.token, last: last.body.token },
    ...{ key: readFileSync(join(dataDir, 'secret'), 'utf8').trim(), hash: '$argon2' },
  }
  for (const [name, secret] of Object.entries(secrets)) {
    expect(typeof secret, name).toBe('string')
    expect(log.includes(secret), `${name} in the log`).toBe(false)
  }
  expect(log).not.toMatch(new RegExp(`(?<!\\d)${otp}(?!\\d)`))
})

/** What the newest letter that has it says. */
function mailed(sign: RegExp): Promise<string> {
  return vi.waitFor(() => {
    const outbox = join(dataDir, 'outbox')
    const letters = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
    for (const name of letters.sort().reverse()) {
      // Quoted-printable breaks long lines with "=".
      const letter = readFileSync(join(outbox, name), 'utf8').replace(/=\r?\n/g, '')
      const found = letter.replaceAll('\r', '').match(sign)
      if (found) return found[1] ?? found[0]
    }
    throw new Error('no such letter yet')
  }, PATIENCE)
}

test('the log has a line for a failed sign-in, and of whoever called only the network', async () => {
  await post('/api/user/login', { email: 'samuel@example.rw', password: 'a guess' })
  const lines = academy.text().split('\n')
  const failed = lines.find((line) => line.includes('"msg":"a sign-in failed"')) ?? ''
  expect(JSON.parse(failed).account).toMatch(/^[0-9a-f]{24}$/)
  const answered = lines.find((line) => line.includes('"msg":"answered"') && line.includes('/api/user/login'))
  expect(answered).toContain('"network":"127.0.0.0/24"')
  expect(academy.text()).not.toContain('"127.0.0.1"')
})

test('a database that is gone is told with 503, and back it serves again without a restart', async () => {
  const version = join(dataDir, 'postgres', 'PG_VERSION')
  renameSync(version, `${version}.away`) // so that it cannot be started again meanwhile
  try {
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    await academy.says(/could not be started again/)
    expect(academy.text(), "the connection's own cancel key").not.toContain('secretKey')
    for (const path of ['/api/course/all', '/api/instructors']) {
      const away = await fetch(address + path, { headers: { token: 't'.repeat(43) } })
      expect([away.status, await away.json()]).toEqual([503, { message: HTTP_MESSAGES.unavailable }])
      expect(away.headers.get('retry-after')).toBe('2')
    }
    expect((await post('/api/user/login', { email: 'a@example.rw', password: 'x' })).status).toBe(503)
    expect((await fetch(`${address}/readyz`)).status).toBe(503)
    const health = await fetch(`${address}/healthz`)
    expect(health.status).toBe(200)
    expect(await health.json()).toEqual({ status: 'ok', version: VERSION })
    expect(academy.text()).toContain(`"version":"${VERSION}"`)
  } finally {
    renameSync(`${version}.away`, version)
  }
  await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), PATIENCE)
  expect((await fetch(`${address}/api/course/all`)).status).toBe(200)
  const login = await post('/api/user/login', {
    email: 'samuel@example.rw',
    password: SUPERADMIN.SUPERADMIN_PASSWORD,
  })
  expect(login.status).toBe(200)
  expect(academy.child.exitCode).toBeNull()
})

test('SIGTERM lets a running request finish, ends open streams, refuses new requests, and ends with 0', async () => {
  const body = JSON.stringify(SAMUEL)
  const slow = request(`${address}/api/user/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  })
  slow.flushHeaders()
  await once(slow, 'continue') // its headers are read: the request runs
  const { token } = (await post('/api/user/login', JSON.parse(body))).body
  const page = await openLivePage(address, token)
  academy.child.kill('SIGTERM')
  await academy.says(/"msg":"stopping"/)
  await page.ended // while the request still runs
  await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow(), PATIENCE)
  slow.end(body)
  const [response] = await once(slow, 'response')
  expect([response.statusCode, JSON.parse(await text(response)).user.mainrole]).toEqual([200, 'superadmin'])
  expect(await academy.ended, academy.text().slice(-2000)).toBe(0)
  // Its last line, which still waited for others when the process ended.
  await academy.says(/"step":"storage, mail and database".*"closed"/)
  expect(() => postmasterPid(dataDir)).toThrow('ENOENT')

  await start()
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
})

/** As an operator's command does, while the academy runs. */
async function inDatabase(statement: string): Promise<unknown[]> {
  const { connectionString, stop } = await connectOrStartPostgres({ dataDir, log: quietLog })
  const { rows } = await onServer(connectionString, (client) => client.query(statement))
  await stop()
  return rows
}

test('a start gives accounts of older academies their keys, and tries the mail server', async () => {
  await inDatabase('update users set email_key = null')
  academy.child.kill('SIGTERM')
  await academy.ended
  env.MAIL_URL = 'smtp://127.0.0.1:9'
  await start()
  delete env.MAIL_URL
  await academy.says(/"reason":"[^"]*ECONNREFUSED[^"]*","msg":"MAIL_URL does not work/)
  expect(await inDatabase('select email from users where email_key is null')).toEqual([])
})

test('while it drains, people are served, each answer closes its connection, and balancers are told', async () => {
  academy.child.kill('SIGTERM')
  await academy.ended
  env.DRAIN_DELAY = '5'
  await start()
  const { token } = (await post('/api/user/login', SAMUEL)).body
  const writers = Array.from({ length: 20 }, (_, n) => keepWriting(address, token, `Samuel the ${n}`))
  await Promise.all(writers.map(({ firstAnswer }) => firstAnswer))
  academy.child.kill('SIGTERM')
  await academy.says(/"msg":"stopping"/)
  const ready = await fetch(`${address}/readyz`)
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
  expect(await ready.json()).toEqual({ message: HTTP_MESSAGES.stopping, failed: ['stopping'] })
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  const answers = (await Promise.all(writers.map(({ done }) => done))).flat()
  const strange = answers.filter(({ status, keys }) => status !== 200 && keys !== 'message')
  expect(strange).toEqual([])
  expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length)
  expect(await academy.ended, academy.text().slice(-2000)).toBe(0)
  const closed = [...academy.text().matchAll(/"step":"([^"]+)","ms":\d+,"msg":"closed"/g)].map(
    ([, step]) => step,
  )
  expect(closed).toEqual(['requests', 'reports', 'heartbeat', 'jobs', 'disk', 'storage, mail and database'])
})

test('a second signal ends it at once', async () => {
  env.DRAIN_DELAY = '300'
  await start()
  academy.child.kill('SIGTERM')
  await academy.says(/"msg":"stopping"/)
  academy.child.kill('SIGINT')
  expect(await academy.ended).toBe(1)
})

test('a wrong setting is told before a database is made', async () => {
  const folder = join(dataDir, 'never-made')
  const { code, text } = await finish(
    runProgram(programs.academy, [], { DATA_DIR: folder, DRAIN_DELAY: 'soon' }),
  )
  expect([code, text.trim()]).toEqual([
    1,
    'The academy did not start. DRAIN_DELAY takes a whole number from 0 to 300',
  ])
  expect(existsSync(folder)).toBe(false)
})
