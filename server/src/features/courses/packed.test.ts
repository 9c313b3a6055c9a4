import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { contract } from '@academy/contract'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { packedRoute } from '../../http/route.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aCourse, aLecture, anAdmin, anEnrolment, aStudent, aSuperadmin } from '../../testing/people.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { asked } from '../../testing/round-trips.ts'

let database: TestDatabase
/** Two nodes of one academy: `here` changes what `there` has packed. */
let here: TestAcademy
let there: TestAcademy
beforeAll(async () => {
  database = await createTestDatabase()
  const shared = { ...database, drop: async () => {} }
  here = await startAcademy({ database: shared })
  there = await startAcademy({ database: shared })
})
afterAll(async () => {
  await there.stop()
  await here.stop()
  await database.drop()
})

const ask = (url: string, headers: Record<string, string> = {}, of = there) => of.app.inject({ url, headers })
const CATALOGUE = '/api/course/all?limit=100'

test('one body in three packings, with a tag that spares it to who has it', async () => {
  for (let n = 0; n < 20; n++) await aCourse(here, { title: `Kept packed ${n}` })
  const plain = await ask(CATALOGUE)
  expect(plain.json().total).toBe(20)
  expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
  const brotli = await ask(CATALOGUE, { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await ask(CATALOGUE, { 'accept-encoding': 'gzip' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload)
  const refused = await ask(CATALOGUE, { 'accept-encoding': 'br;q=0, gzip; q=0.0' })
  expect([refused.headers['content-encoding'], refused.payload]).toEqual([undefined, plain.payload])
  const weighed = await ask(CATALOGUE, { 'accept-encoding': 'br;q=0,gzip;q=0.5' })
  expect(weighed.headers['content-encoding']).toBe('gzip')
  for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toMatch(/accept-encoding/i)

  const tag = String(plain.headers.etag)
  const again = await ask(CATALOGUE, { 'if-none-match': tag })
  expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', tag])
  expect((await ask(CATALOGUE, { 'if-none-match': '*' })).statusCode).toBe(304)
  const [course] = plain.json().courses
  const page = await ask(`/api/course/${course._id}`)
  const known = await ask(`/api/course/${course._id}`, { 'if-none-match': String(page.headers.etag) })
  expect(known.statusCode).toBe(304)
})

test('a browser may keep what everybody gets and asks about it each time, signed in or not; nothing else of a person', async () => {
  const { id } = await aCourse(here)
  const { token } = await aStudent(here)
  for (const url of [CATALOGUE, `/api/course/${id}`])
    for (const headers of [{}, { token }] as Record<string, string>[]) {
      const first = await ask(url, { 'accept-encoding': 'br', ...headers })
      expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
      expect(first.headers['set-cookie']).toBeUndefined()
      const known = await ask(url, { 'if-none-match': String(first.headers.etag), ...headers })
      expect([known.statusCode, known.headers['cache-control']]).toEqual([304, 'no-cache'])
    }
  const missing = `/api/course/${'0'.repeat(24)}`
  for (const url of [`${CATALOGUE}&q=kept`, missing, '/api/user/me', '/api/mycourse', '/api/notifications'])
    expect((await ask(url, { token })).headers['cache-control'], url).toBe('no-store')
})

test('a crowd at one address asks the database a few times, and none of them is given what stood before', async () => {
  const { id } = await aCourse(here, { title: 'Before the crowd' })
  const url = `/api/course/${id}`
  await ask(url)
  const { trips } = await asked(() => Promise.all(Array.from({ length: 40 }, () => ask(url))))
  expect(trips).toBeLessThanOrEqual(3)

  const admin = here.as(await anAdmin(here))
  const early = Promise.all(Array.from({ length: 10 }, () => ask(url)))
  await admin.call('PUT /api/instructor/courses/{id}', { params: { id }, body: { title: 'After it' } })
  const late = await Promise.all(Array.from({ length: 10 }, () => ask(url)))
  for (const answer of late) expect(answer.json().course.title).toBe('After it')
  for (const answer of await early) expect(answer.statusCode).toBe(200)
})

test('only what everybody may ask is kept packed', () => {
  const { source, reply } = { source: async () => null, reply: async () => ({}) as never }
  expect(() => packedRoute(contract.myCourses, source, reply)).toThrow('not everybody')
})

test.each<[string, (id: string) => Promise<unknown>]>([
  ['a new course', () => aCourse(here)],
  ['a new lecture', (id) => aLecture(here, { id })],
  [
    'a course at another price',
    async (id) =>
      here
        .as(await anAdmin(here))
        .call('PUT /api/instructor/courses/{id}', { params: { id }, body: { price: '4500' } }),
  ],
  [
    'a course that goes',
    async (id) => here.as(await anAdmin(here)).call('DELETE /api/course/{id}', { params: { id } }),
  ],
])('%s on one node is in the next catalogue of another', async (_, change) => {
  const { id } = await aCourse(here)
  const before = await ask(CATALOGUE)
  await change(id)
  const after = await ask(CATALOGUE, { 'if-none-match': String(before.headers.etag) })
  expect(after.statusCode).toBe(200)
  expect(after.json().courses).not.toEqual(before.json().courses)
  // As a node says that never kept any.
  const fresh = await startAcademy({ database: { ...database, drop: async () => {} } })
  try {
    expect(after.json()).toEqual((await ask(CATALOGUE, {}, fresh)).json())
  } finally {
    await fresh.stop()
  }
})

test('new categories are in the next catalogue of another node', async () => {
  await ask(CATALOGUE)
  const boss = here.as(await aSuperadmin(here))
  const { settings, version } = await boss.call('GET /api/settings')
  const categories = [...settings.categories, 'Robotics']
  await boss.call('PUT /api/settings', { body: { ...settings, categories, version } })
  await there.services.liveSettings.look('now')
  expect(Object.keys((await ask(CATALOGUE)).json().counts)).toContain('Robotics')
})

test('what is undone was never in it', async () => {
  const before = await ask(CATALOGUE)
  const course = await aCourse(here)
  await ask(CATALOGUE)
  const undone = here.write(async (ctx) => {
    await ctx.db.deleteFrom('courses').where('id', '=', course.id).execute()
    expect((await ask(CATALOGUE)).json().total).toBe(before.json().total + 1)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await ask(CATALOGUE)).json().total).toBe(before.json().total + 1)
})

const runHere = (statement: RawBuilder<unknown>) => statement.execute(here.services.db)
test.each<[string, (lectureId: string, course: { id: string }) => Promise<unknown>]>([
  ['with another title', (id) => runHere(sql`update lectures set title = 'Renamed' where id = ${id}`)],
  ['that became longer', (id) => runHere(sql`update lectures set duration_seconds = 754 where id = ${id}`)],
  [
    'at another place',
    (_, { id }) => runHere(sql`update lectures set position = -position where course_id = ${id}`),
  ],
  ['that goes', (id) => runHere(sql`delete from lectures where id = ${id}`)],
  [
    'that another one replaces',
    async (id, course) => {
      await runHere(sql`delete from lectures where id = ${id}`)
      await aLecture(here, course, { title: 'In its place' })
    },
  ],
])('a lecture %s is so in the next page of its course, on another node', async (_, change) => {
  const course = await aCourse(here)
  const first = await aLecture(here, course, { title: 'The first' })
  await aLecture(here, course, { title: 'The second' })
  const outline = async () => (await ask(`/api/course/${course.id}`)).json().course.outline
  const before = await outline()
  expect(before).toHaveLength(2)
  await change(first.id, course)
  expect(await outline()).not.toEqual(before)
})

test('a course that changes while its page is made, and back again, is shown as it is', async () => {
  const course = await aCourse(here)
  const student = await aStudent(here)
  const students = async () => (await ask(`/api/course/${course.id}`)).json().course.studentCount
  await there.services.liveSettings.look('now')
  // Between what the page is made from and its lectures, somebody enrols.
  const connect = there.pool.connect.bind(there.pool) as () => Promise<unknown>
  let asked = 0
  const between = vi.spyOn(there.pool, 'connect').mockImplementation(async () => {
    asked += 1
    if (asked === 2) await anEnrolment(here, student, course)
    return connect()
  })
  await students()
  between.mockRestore()
  expect(asked).toBe(2)
  await runHere(sql`delete from enrolments where course_id = ${course.id}`)
  expect(await students()).toBe(0)
})

test('while nothing changes, a course costs one statement, and its lectures are not read', async () => {
  const course = await aCourse(here)
  await aLecture(here, course)
  const read = () => ask(`/api/course/${course.id}`)
  await read()
  const { statements } = await asked(read)
  expect(statements).toHaveLength(1)
  expect(statements[0]?.text).not.toContain('"position"')
})

test('who enrols is counted in the next page of the course, on another node', async () => {
  const course = await aCourse(here)
  const students = async () => (await ask(`/api/course/${course.id}`)).json().course.studentCount
  expect(await students()).toBe(0)
  await anEnrolment(here, await aStudent(here), course)
  expect(await students()).toBe(1)
})

test('while nothing changes, the catalogue costs one small statement', async () => {
  await ask(CATALOGUE)
  const connect = vi.spyOn(there.pool, 'connect')
  await ask(CATALOGUE)
  expect(connect).toHaveBeenCalledTimes(1)
  connect.mockRestore()
})

test('all who ask at once are given the same body', async () => {
  await aCourse(here)
  const all = await Promise.all(Array.from({ length: 10 }, () => ask(CATALOGUE)))
  expect(new Set(all.map(({ payload }) => payload)).size).toBe(1)
})
