import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { openLivePage } from '../../testing/live.ts'
import { aCourse, anEnrolment, anInstructor, aStudent, type TestPerson } from '../../testing/people.ts'
import { createTestDatabase } from '../../testing/postgres.ts'

let one: TestAcademy
let two: TestAcademy
let addresses: [string, string]
let grace: TestPerson
let course: { id: string }
beforeAll(async () => {
  const database = await createTestDatabase()
  one = await startAcademy({ database })
  two = await startAcademy({ database: { ...database, drop: async () => {} } })
  addresses = [await one.listen(), await two.listen()]
  grace = await anInstructor(one)
  course = await aCourse(one, { instructor: grace })
})
afterAll(async () => {
  await two.stop()
  await one.stop()
})

const db = () => one.services.db
async function aClassmate(): Promise<TestPerson> {
  const student = await aStudent(one)
  await anEnrolment(one, student, course)
  return student
}
async function isOnline({ id }: TestPerson): Promise<boolean | undefined> {
  const { students } = await one
    .as(grace)
    .call('GET /api/instructor/courses/{id}/students', { params: { id: course.id } })
  return students.find(({ _id }) => _id === id)?.isOnline
}
const nodesOf = async ({ sessionId }: TestPerson) =>
  (await db().selectFrom('live_sessions').selectAll().where('session_id', '=', sessionId).execute()).length
const letTimePass = ({ sessionId }: TestPerson, seconds: number) =>
  sql`update sessions set last_seen_at = last_seen_at - make_interval(secs => ${seconds})
    where id = ${sessionId}`.execute(db())
/** What is written together is written within a second or two. */
const soon = { timeout: 10_000, interval: 50 }

test('an open page keeps a person online without a request, until 90 seconds after the last one is closed', async () => {
  const aline = await aClassmate()
  const laptop = await openLivePage(addresses[0], aline.token)
  const phone = await openLivePage(addresses[1], aline.token)
  await vi.waitFor(async () => expect(await nodesOf(aline)).toBe(2), soon)
  await letTimePass(aline, 3600)
  expect(await isOnline(aline)).toBe(true)
  laptop.leave()
  await vi.waitFor(async () => expect(await nodesOf(aline)).toBe(1), soon)
  await letTimePass(aline, 3600)
  expect(await isOnline(aline)).toBe(true)
  phone.leave()
  await vi.waitFor(async () => expect(await nodesOf(aline)).toBe(0), soon)
  await letTimePass(aline, 80)
  expect(await isOnline(aline)).toBe(true)
  await letTimePass(aline, 11)
  expect(await isOnline(aline)).toBe(false)
})

test('while pages stay open nothing is written of them', async () => {
  const [eric, diane] = [await aClassmate(), await aClassmate()]
  const page = await openLivePage(addresses[0], eric.token)
  await vi.waitFor(async () => expect(await nodesOf(eric)).toBe(1), soon)
  const rowsOf = () =>
    sql`select xmin, ctid, * from live_sessions where session_id = ${eric.sessionId}`.execute(db())
  const seen = () => sql`select xmin from sessions where id = ${eric.sessionId}`.execute(db())
  const [before, session] = [await rowsOf(), await seen()]
  // Another's page makes the node write.
  const other = await openLivePage(addresses[0], diane.token)
  await vi.waitFor(async () => expect(await nodesOf(diane)).toBe(1), soon)
  expect((await rowsOf()).rows).toEqual(before.rows)
  expect((await seen()).rows).toEqual(session.rows)
  page.leave()
  other.leave()
})

test('the pages of a node that died count until it is missed', async () => {
  const keza = await aClassmate()
  const node = 'a'.repeat(24)
  await sql`insert into live_nodes (id) values (${node})`.execute(db())
  await sql`insert into live_sessions values (${keza.sessionId}, ${node})`.execute(db())
  await letTimePass(keza, 3600)
  expect(await isOnline(keza)).toBe(true)
  await sql`update live_nodes set seen_at = now() - interval '91 seconds' where id = ${node}`.execute(db())
  expect(await isOnline(keza)).toBe(false)
})

test('a node that stops takes its pages along; who was there was there until then', async () => {
  const jean = await aClassmate()
  const { services } = one
  const third = await startAcademy({
    database: {
      connectionString: services.config.databaseUrl as string,
      drop: async () => {},
    } as Awaited<ReturnType<typeof createTestDatabase>>,
  })
  const page = await openLivePage(await third.listen(), jean.token)
  await vi.waitFor(async () => expect(await nodesOf(jean)).toBe(1), soon)
  await letTimePass(jean, 3600)
  await third.stop()
  await page.ended
  expect(await nodesOf(jean)).toBe(0)
  await letTimePass(jean, 60)
  expect(await isOnline(jean)).toBe(true)
  await letTimePass(jean, 31)
  expect(await isOnline(jean)).toBe(false)
})

test('a session that ends while its page is open is simply gone', async () => {
  const pauline = await aClassmate()
  const page = await openLivePage(addresses[0], pauline.token)
  await vi.waitFor(async () => expect(await nodesOf(pauline)).toBe(1), soon)
  await one.as(pauline).call('POST /api/user/logout')
  await page.ended
  expect([await nodesOf(pauline), await isOnline(pauline)]).toEqual([0, false])
})
