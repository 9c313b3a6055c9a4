import {
  SYSTEM_MESSAGES as M,
  NODE_FORGOTTEN_AFTER_HOURS,
  NODE_SILENT_AFTER_SECONDS,
} from '@academy/contract/system'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { measureStorage } from '../../storage/measure.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { openLivePage } from '../../testing/live.ts'
import { anAdmin, aStudent, aSuperadmin, type TestPerson } from '../../testing/people.ts'
import { createTestDatabase } from '../../testing/postgres.ts'
import { VERSION } from '../../version.ts'
import { type Reports, startReports } from './index.ts'

interface Node {
  academy: TestAcademy
  reports: Reports
}
let north: Node
let south: Node
let chief: TestPerson
beforeEach(async () => {
  const database = await createTestDatabase()
  const env = { PORT: '5000', LOG_LEVEL: 'error' }
  const first = await startAcademy({ database, env })
  const second = await startAcademy({ database: { ...database, drop: async () => {} }, env })
  chief = await aSuperadmin(first)
  north = { academy: first, reports: await startReports(first.services, 'north:5000') }
  south = { academy: second, reports: await startReports(second.services, 'south:5000') }
})
afterEach(async () => {
  for (const { academy, reports } of [south, north]) {
    await reports.stop()
    await academy.stop()
  }
})

const metrics = (at: Node = north, node?: string) =>
  at.academy.as(chief).call('GET /api/system/metrics', { query: node === undefined ? {} : { node } })
const reported = () => Promise.all([north.reports.report(), south.reports.report()])
const SECOND = 1000

test('any node tells of all: calls of two nodes are added up, by kind', async () => {
  const aline = await aStudent(north.academy)
  const admin = await anAdmin(north.academy)
  for (let n = 0; n < 3; n += 1) await north.academy.as(aline).call('GET /api/user/me')
  for (let n = 0; n < 4; n += 1) await south.academy.as(aline).call('GET /api/user/me')
  await south.academy.as(aline).call('PUT /api/user/me', { body: { name: 'Aline Uwase' } })
  await south.academy.as(admin).send('GET /api/users/csv')
  await north.academy.app.inject('/healthz')
  await north.academy.app.inject('/no/such/page')
  await reported()

  const { calls, nodes, version, uptimeSeconds } = await metrics(south)
  const counts = Object.fromEntries(calls.kinds.map(({ kind, count }) => [kind, count]))
  expect(counts).toEqual({ read: 7, write: 1, file: 1, page: 0 })
  expect(calls.slowest).toMatchObject([{ call: 'GET /api/user/me', count: 7, errors: 0 }])
  expect(calls.steps).toHaveLength(12)
  expect(calls.steps.reduce((sum, { count }) => sum + count, 0)).toBe(9)
  expect(nodes.map(({ name, state, calls: { count } }) => [name, state, count]).sort()).toEqual([
    ['north:5000', 'up', 3],
    ['south:5000', 'up', 6],
  ])
  expect(version).toBe(VERSION)
  expect(uptimeSeconds).toBeGreaterThanOrEqual(0)
  const reads = calls.kinds[0]
  expect(reads?.p50Ms).toBeGreaterThan(0)
  expect(reads?.p95Ms).toBeGreaterThanOrEqual(reads?.p50Ms ?? 0)

  const own = await metrics(north, 'south:5000')
  expect(own.calls.kinds.map(({ count }) => count)).toEqual([4, 1, 1, 0])
  expect(own.nodes).toHaveLength(2)
})

test('the same numbers stand in the node’s own /metrics', async () => {
  const aline = await aStudent(north.academy)
  for (let n = 0; n < 5; n += 1) await north.academy.as(aline).call('GET /api/user/me')
  await reported()
  const { payload } = await north.academy.app.inject('/metrics')
  const [, count] =
    /academy_http_request_seconds_count\{[^}]*route="\/api\/user\/me"[^}]*\} (\d+)/.exec(payload) ?? []
  const told = (await metrics()).calls.slowest.find(({ call }) => call === 'GET /api/user/me')
  expect(Number(count)).toBe(5)
  expect(told?.count).toBe(5)
})

test('an answer of 500 and above is an error', async () => {
  vi.spyOn(north.academy.services.files, 'ready').mockRejectedValue(new Error('away'))
  vi.spyOn(north.academy.services, 'academyFacts').mockRejectedValue(new Error('away'))
  expect((await north.academy.as(null).send('GET /api/academy')).status).toBe(500)
  // Balancers ask for ever; that is no call of a person's.
  expect((await north.academy.app.inject('/readyz')).statusCode).toBe(503)
  await reported()
  expect((await metrics()).calls.kinds[0]).toMatchObject({ kind: 'read', count: 1, errors: 1 })
})

test('open live lines are counted, and their length is no answer’s time', async () => {
  const aline = await aStudent(north.academy)
  const page = await openLivePage(await north.academy.listen(), aline.token)
  await reported()
  expect((await metrics(south)).liveConnections).toBe(1)
  page.leave()
  await page.ended
  await vi.waitFor(
    async () => {
      await reported()
      expect((await metrics(south)).liveConnections).toBe(0)
    },
    { timeout: 10_000 },
  )
  expect((await metrics()).calls.kinds.map(({ count }) => count)[3]).toBe(0)
})

test('a node that says nothing is silent, counts no more, and is forgotten after a day', async () => {
  const aline = await aStudent(north.academy)
  await south.academy.as(aline).call('GET /api/user/me')
  await reported()
  for (const { academy } of [north, south]) academy.clock.advance((NODE_SILENT_AFTER_SECONDS + 1) * SECOND)
  await north.reports.report()
  const now = await metrics()
  const states = Object.fromEntries(now.nodes.map(({ name, state }) => [name, state]))
  expect(states).toEqual({ 'north:5000': 'up', 'south:5000': 'silent' })
  expect(now.nodes.find(({ name }) => name === 'south:5000')?.calls.count).toBe(1)
  expect(now.calls.kinds.find(({ kind }) => kind === 'read')?.count).toBe(0)

  north.academy.clock.advance(NODE_FORGOTTEN_AFTER_HOURS * 3600 * SECOND)
  await north.reports.report()
  expect((await metrics()).nodes.map(({ name }) => name)).toEqual(['north:5000'])
  const { status, body } = await north.academy
    .as(chief)
    .send('GET /api/system/metrics', { query: { node: 'south:5000' } })
  expect([status, body.message]).toEqual([404, M.nodeGone])
})

test('a node that stops in order is there no more; its last letter is told', async () => {
  await south.academy.write((ctx) =>
    ctx.mail.send({ to: 'aline@example.rw', subject: 'Welcome', text: 'Welcome.' }),
  )
  await south.academy.runJobs()
  await south.reports.report()
  await south.reports.stop()
  const { nodes, mail } = await metrics()
  expect(nodes.map(({ name }) => name)).toEqual(['north:5000'])
  expect(mail).toMatchObject({ transport: 'outbox', lastSentAt: expect.any(String), lastFailure: null })
  // It starts again under the same name, and has sent nothing yet.
  south.reports = await startReports(south.academy.services, 'south:5000')
  expect((await metrics()).mail.lastSentAt).toBe(mail.lastSentAt)
})

test('a letter that failed is told by its class and a safe line', async () => {
  const error = Object.assign(new Error('535 academy:p@ss is wrong'), { code: 'EAUTH' })
  south.academy.services.figures.mailed({ at: south.academy.clock.now(), error })
  await reported()
  const { lastFailure } = (await metrics()).mail
  expect(lastFailure).toMatchObject({ kind: 'EAUTH', line: '535 [address] is wrong' })
})

test('storage, database and disk', async () => {
  const before = await metrics()
  expect(before.storage).toMatchObject({ backend: 'disk', files: null, usedBytes: null, measuredAt: null })
  const { services } = north.academy
  await services.files.put('media/one.pdf', Buffer.alloc(1200))
  await services.files.put('media/two.pdf', Buffer.alloc(300))
  await measureStorage(services, new AbortController().signal)
  const { storage, database } = await metrics()
  expect(storage).toMatchObject({ files: 2, usedBytes: 1500, measuredAt: expect.any(String) })
  expect(storage.freeBytes).toBeGreaterThan(0)
  expect(database.sizeBytes).toBeGreaterThan(1_000_000)
  expect(database.serverVersion).toMatch(/^\d+/)
  expect(database.latencyMs).toBeGreaterThan(0)
  expect(database.pool.max).toBe(24)
})

test('what another version of the academy said otherwise is left out, not shown wrong', async () => {
  const { db } = north.academy.services
  await db.updateTable('nodes').set({ report: '{"version": 7}' }).where('name', '=', 'south:5000').execute()
  const { nodes, calls } = await metrics()
  expect(nodes.find(({ name }) => name === 'south:5000')).toMatchObject({ state: 'up', version: '' })
  expect(calls.kinds).toHaveLength(4)
})

test('no name of a node is a way in', async () => {
  for (const node of ['', "x' or 1=1", 'a'.repeat(200), '<b>'])
    expect((await north.academy.as(chief).send('GET /api/system/metrics', { query: { node } })).status).toBe(
      400,
    )
})
