import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HTTP_MESSAGES as M } from '@academy/contract/http'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../app.ts'
import { watchDiskRoom } from '../services/disk-room.ts'
import { openFiles } from '../services/files/index.ts'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { anAdmin, anInstructor } from '../testing/people.ts'
import { aPicture } from '../testing/pictures.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { answerFailures } from './failures.ts'

describe('the database says why it cannot', () => {
  let academy: TestAcademy
  beforeAll(async () => {
    academy = await startAcademy()
  })
  afterAll(() => academy?.stop())

  const body = { name: 'Aline', email: 'aline@example.rw', password: 'a quiet morning' }
  const register = () => academy.as(null).send('POST /api/user/register', { body })

  test.each([
    ['53100', 503, M.diskFull, '60'],
    ['58030', 503, M.machineTrouble, '60'],
    ['53200', 503, M.machineTrouble, '60'],
    ['53300', 503, M.busy, '2'],
    ['55P03', 503, M.busy, '2'],
    ['57014', 504, M.tookTooLong, undefined],
    ['57P01', 503, M.unavailable, '2'],
    ['08006', 503, M.unavailable, '2'],
  ])('%s: %i %s', async (code, status, message, retryAfter) => {
    await sql`
      create or replace function fail_activation() returns trigger language plpgsql as ${sql.lit(
        `begin raise exception 'in the middle of a write' using errcode = '${code}'; end`,
      )}`.execute(academy.services.db)
    await sql`create or replace trigger fails before insert on activations execute function fail_activation()`.execute(
      academy.services.db,
    )
    const answer = await register()
    expect([answer.status, answer.body]).toEqual([status, { message }])
    expect(answer.headers['retry-after']).toBe(retryAfter)
  })
})

test('a list whose first rows cannot be read is refused as any call, and is no file that breaks off', async () => {
  const academy = await startAcademy()
  const locker = new pg.Client({ connectionString: academy.services.config.databaseUrl ?? '' })
  try {
    const admin = await anAdmin(academy)
    await locker.connect()
    await locker.query('begin; lock table courses in access exclusive mode')
    const answer = await academy.as(admin).send('GET /api/courses/csv', {})
    expect([answer.status, answer.body]).toEqual([503, { message: M.busy }])
  } finally {
    await locker.end()
    await academy.stop()
  }
})

test('a statement that took too long is counted as such, and logged by its name without what was asked', async () => {
  const lines: string[] = []
  const academy = await startAcademy()
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const { app } = await buildApp({ ...academy.services, log }, { webDirectory: null })
  try {
    await sql`
      create function stop_it() returns trigger language plpgsql as $$
      begin perform pg_cancel_backend(pg_backend_pid()); perform pg_sleep(60); return null; end $$`.execute(
      academy.services.db,
    )
    await sql`create trigger stops before insert on activations execute function stop_it()`.execute(
      academy.services.db,
    )
    const payload = { name: 'Aline', email: 'aline@example.rw', password: 'a quiet morning' }
    const answer = await app.inject({ method: 'POST', url: '/api/user/register', payload })
    expect([answer.statusCode, answer.json()]).toEqual([504, { message: M.tookTooLong }])
    const metrics = await app.inject({ method: 'GET', url: '/metrics' })
    expect(metrics.body).toContain('academy_http_failures_total{route="/api/user/register",status="504"} 1')
    const said = JSON.parse(lines.at(-1) ?? '{}')
    expect(said).toMatchObject({ msg: M.tookTooLong, route: '/api/user/register' })
    expect(said.err.statement).toMatch(/^insert activations #[0-9a-f]{8}$/)
    expect(lines.join()).not.toContain('aline@')
  } finally {
    await app.close()
    await academy.stop()
  }
})

test('what a node is not ready for is logged when it begins and when it ends, however often a balancer asks', async () => {
  const lines: string[] = []
  const academy = await startAcademy()
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  let isAway = false
  const files = { ...academy.services.files, ready: async () => assert(!isAway, 'away') }
  const { app } = await buildApp({ ...academy.services, files, log }, { webDirectory: null })
  const ask = async () => (await app.inject('/readyz')).statusCode
  try {
    expect(await ask()).toBe(200)
    isAway = true
    expect([await ask(), await ask(), await ask()]).toEqual([503, 503, 503])
    isAway = false
    expect([await ask(), await ask()]).toEqual([200, 200])
    const said = lines.map((line) => JSON.parse(line).msg).filter((msg) => /ready/.test(msg))
    expect(said).toEqual(['not ready', 'ready again'])
  } finally {
    await app.close()
    await academy.stop()
  }
})

/** What really fails, answered by the frame. */
describe('what is not the database', () => {
  async function answerTo(failing: () => Promise<unknown>, loggerInstance: FastifyBaseLogger = quietLog) {
    const app = Fastify({ loggerInstance })
    app.setErrorHandler(answerFailures({}))
    app.get('/', failing)
    const { statusCode, body } = await app.inject('/')
    return [statusCode, JSON.parse(body).message]
  }

  test('overload is said of the academy, not of its database', async () => {
    const { serverUrl } = inject('postgres')
    const pool = new pg.Pool({ connectionString: serverUrl, max: 1 })
    const taken = await pool.connect()
    pool.options.connectionTimeoutMillis = 20
    expect(await answerTo(() => pool.query('select 1'))).toEqual([503, M.busy])
    taken.release()
    await pool.end()
  })

  test('a disk without room is a line without a stack for each write', async () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    expect(await answerTo(() => writeFile('/dev/full', 'x'), log)).toEqual([503, M.diskFull])
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      ...{ level: 40, route: '/', msg: M.diskFull, reason: expect.stringMatching(/^ENOSPC/) },
    })
    expect(lines[0]).not.toContain('stack')
  })

  test('a storage that does not answer is said of the storage', async () => {
    const files = await openFiles({ directory: '', storageUrl: 's3://a:b@127.0.0.1:5399/academy?ssl=off' })
    expect(await answerTo(() => files.put('a.pdf', Buffer.from('x')))).toEqual([503, M.storageUnavailable])
    const listed = async () => {
      for await (const _ of files.list()) return
    }
    expect(await answerTo(listed)).toEqual([503, M.storageUnavailable])
    await files.close()
  })
})

const SMALL_DISK_BYTES = 40 * 1024 * 1024

/** Mounting takes root and a system that allows it. */
function smallDisk(): { folder: string; remove: () => void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_BYTES}`, 'tmpfs', folder]
  const { status } = spawnSync('mount', options)
  const remove = () => {
    if (status === 0) spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  if (status === 0) return { folder, remove }
  remove()
  return null
}

describe('a full disk', () => {
  const disk = smallDisk()
  let academy: TestAcademy | null = null
  afterEach(() => academy?.stop())
  afterAll(() => disk?.remove())

  test.skipIf(!disk)(
    'is told to who uploads, to the balancer, to Prometheus and once in the log',
    async () => {
      const { folder } = disk!
      academy = await startAcademy({ env: { DATA_DIR: folder } })
      const said: string[] = []
      const say = (_fields: object, message: string) => void said.push(message)
      const watch = watchDiskRoom(folder, { error: say, warn: say, info: say })
      await watch.look()
      expect((await academy.as(null).send('GET /readyz')).status).toBe(200)

      const leave = (bytes: number) => {
        const { bavail, bsize } = statfsSync(folder)
        writeFileSync(join(folder, `filler-${bytes}`), Buffer.alloc(Math.max(0, bavail * bsize - bytes)))
      }
      leave(SMALL_DISK_BYTES * 0.05)
      for (let i = 0; i < 3; i++) await watch.look()
      leave(0)
      for (let i = 0; i < 3; i++) await watch.look()
      watch.stop()
      expect(said).toEqual([
        'the disk of DATA_DIR is filling: 10 % are left',
        'the disk of DATA_DIR is nearly full: 2 % are left',
      ])

      const grace = academy.as(await anInstructor(academy))
      const upload = await grace.send('POST /api/instructor/slide-image/upload', { file: await aPicture() })
      expect([upload.status, upload.body]).toEqual([503, { message: M.diskFull }])
      const ready = await academy.as(null).send('GET /readyz')
      expect([ready.status, ready.body]).toEqual([
        503,
        { message: M.diskFull, failed: expect.arrayContaining(['storage', 'disk']) },
      ])
      const { text } = await academy.as(null).send('GET /metrics')
      const free = Number(/^academy_disk_free_bytes (\d+)$/m.exec(text)?.[1])
      expect(free).toBeLessThan(16_384)
    },
  )
})
