import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../testing/ports.ts'
import { buildPrograms, finish, type Programs, type Run, runProgram } from '../testing/programs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const PATIENCE = { timeout: 60_000, interval: 50 }

let programs: Programs
let dataDir: string
let address: string
let academy: Run
let env: Record<string, string>
beforeAll(async () => {
  programs = await buildPrograms()
  dataDir = mkdtempSync(join(tmpdir(), 'academy-workers-'))
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  env = {
    ...{ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'info', RATE_LIMITS: 'off', WORKERS: '2' },
    ...{ SUPERADMIN_EMAIL: 'samuel@example.rw', SUPERADMIN_PASSWORD: 'hills and hills' },
  }
  academy = runProgram(programs.academy, [], env)
  await academy.says(/is open at/)
})
afterAll(async () => {
  academy?.child.kill('SIGKILL')
  await academy?.ended
  programs?.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

/** What it has logged; under load that is much, so each line is read once. */
let read:
  | {
      run: Run
      letters: number
      lines: { msg: string; level: number; pid: number; worker?: number; workerPid?: number }[]
    }
  | undefined
function lines() {
  if (read?.run !== academy) read = { run: academy, letters: 0, lines: [] }
  const text = academy.text()
  const end = text.lastIndexOf('\n') + 1
  for (const line of text.slice(read.letters, end).split('\n'))
    if (line.startsWith('{')) read.lines.push(JSON.parse(line))
  read.letters = end
  return read.lines
}
const workers = () =>
  lines()
    .filter(({ msg }) => msg === 'a worker listens')
    .map(({ worker, workerPid }) => ({ worker, pid: workerPid as number }))
/** On a connection of its own, so that any worker may take it. */
const ask = (path: string) =>
  fetch(address + path, { headers: { connection: 'close' }, signal: AbortSignal.timeout(20_000) })
/** Who answered since: the log of each call names its process. */
const answeredBy = () =>
  new Set(
    lines()
      .filter(({ msg }) => msg === 'answered')
      .map(({ pid }) => pid as number),
  )
/** Warnings and errors since. */
const troubles = (since: number) =>
  lines()
    .slice(since)
    .filter(({ level }) => level > 30)
const mails = () => readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))

test('two workers answer, and the primary does not', async () => {
  expect(workers().map(({ worker }) => worker)).toEqual(expect.arrayContaining([1, 2]))
  await vi.waitFor(async () => {
    // Side by side: who is at work leaves the next to the other.
    for (const answer of await Promise.all(Array.from({ length: 16 }, () => ask('/api/course/all'))))
      expect(answer.status).toBe(200)
    expect([...answeredBy()].sort()).toEqual(
      workers()
        .map(({ pid }) => pid)
        .sort(),
    )
  }, PATIENCE)
})

test('a job is done once, whoever it was asked of', async () => {
  const body = JSON.stringify({ email: 'samuel@example.rw' })
  const asked = await fetch(`${address}/api/user/forgot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(asked.status).toBe(200)
  // The line is written after the mail, and read a moment later.
  const written = () => lines().filter(({ msg }) => msg === 'mail written to the outbox')
  await vi.waitFor(() => expect(written()).not.toHaveLength(0), PATIENCE)
  expect(written().map(({ pid }) => pid)).toEqual([academy.child.pid])
  expect(mails()).toHaveLength(1)
})

test('the figures of one are those of all', async () => {
  const count = async () => {
    const text = await (await ask('/metrics')).text()
    const of = /academy_http_request_seconds_count\{[^}]*route="\/readyz"[^}]*\} (\d+)/.exec(text)
    expect(text).toMatch(/academy_mails_total\{outcome="sent"\} 1/)
    return Number(of?.[1] ?? 0)
  }
  const before = await count()
  for (let i = 0; i < 6; i++) expect((await ask('/readyz')).status).toBe(200)
  expect(await count()).toBe(before + 6)
})

test('a worker that is killed under load is replaced, and the others answer meanwhile', async () => {
  const [victim] = workers()
  if (!victim) throw new Error('no worker')
  let isOver = false
  const counts = { answered: 0, broken: 0 }
  const people = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const status = await ask('/api/course/all').then(
        async (answer) => answer.arrayBuffer().then(() => answer.status),
        () => 0,
      )
      if (status === 200) counts.answered += 1
      else counts.broken += 1
      // Nobody hears anything but the academy's answer, or a line that broke with its worker.
      expect([0, 200]).toContain(status)
    }
  })
  process.kill(victim.pid, 'SIGKILL')
  await vi.waitFor(() => expect(workers()).toHaveLength(3), PATIENCE)
  const next = workers()[2]
  expect(next?.worker).toBe(victim.worker)
  await vi.waitFor(() => expect(answeredBy()).toContain(next?.pid), PATIENCE)
  isOver = true
  await Promise.all(people)
  expect(counts.answered).toBeGreaterThan(0)
  // No more than were on their way at that moment.
  expect(counts.broken).toBeLessThanOrEqual(8)
})

test('a worker that is told to stop answers what it has taken, and is replaced', async () => {
  const before = workers().length
  const victim = workers().at(-1)
  if (!victim) throw new Error('no worker')
  const calls = Array.from({ length: 20 }, () => ask('/api/course/all'))
  process.kill(victim.pid, 'SIGTERM')
  for (const answer of await Promise.all(calls)) expect(answer.status).toBe(200)
  const told = lines().length
  await vi.waitFor(() => expect(workers()).toHaveLength(before + 1), PATIENCE)
  expect(troubles(told)).toEqual([])
})

test('the end of the primary is the end of all, in order and without a word of trouble', async () => {
  const told = lines().length
  // Both have all their connections to the database that ends with them.
  await Promise.all(Array.from({ length: 40 }, () => ask('/api/course/all')))
  academy.child.kill('SIGTERM')
  expect((await finish(academy)).code).toBe(0)
  expect(troubles(told)).toEqual([])
  for (const { pid } of workers()) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  await expect(ask('/healthz')).rejects.toThrow()
})

test('workers of a primary that was killed end too, and the next start finds its folder free', async () => {
  academy = runProgram(programs.academy, [], env)
  await academy.says(/is open at/)
  const pids = workers().map(({ pid }) => pid)
  academy.child.kill('SIGKILL')
  await vi.waitFor(() => {
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  }, PATIENCE)
  academy = runProgram(programs.academy, [], env)
  await academy.says(/is open at/)
  expect((await ask('/readyz')).status).toBe(200)
})
