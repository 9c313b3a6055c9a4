import { LIVE_STREAMS_MAX } from '@academy/contract/notifications'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { ACCESS_BY_HAND } from '../../testing/access/by-hand.ts'
import { CALLERS } from '../../testing/access/callers.ts'
import { setUpFixture } from '../../testing/fixture.ts'
import { type LivePage, openLivePage } from '../../testing/live.ts'
import { anAdmin, aStudent, aSuperadmin, type TestPerson } from '../../testing/people.ts'
import { notify } from './index.ts'

let academy: TestAcademy
let address: string
const pages: LivePage[] = []
beforeAll(async () => {
  academy = await startAcademy()
  address = await academy.listen()
})
afterEach(async () => {
  for (const page of pages) page.leave()
  await Promise.all(pages.splice(0).map(({ ended }) => ended))
})
afterAll(() => academy.stop())

async function pageOf({ token }: { token: string }, knows?: number): Promise<LivePage> {
  const page = await openLivePage(address, token, knows)
  pages.push(page)
  return page
}
const tell = (person: TestPerson) =>
  academy.write((ctx) =>
    notify(ctx, [person], { kind: 'announcement', about: newId(), title: 'News', message: '', letter: null }),
  )

test('opens for everybody who is signed in', async () => {
  const cells = ACCESS_BY_HAND['GET /api/events']?.cells.split(' ')
  for (const [i, kind] of CALLERS.entries()) {
    const { caller } = await setUpFixture(academy, kind)
    const { status } = await pageOf({ token: caller?.token ?? '' })
    expect(`${kind} ${status}`).toBe(`${kind} ${cells?.[i]}`)
  }
})

test('tells a person on all their pages, and nobody else', async () => {
  const [aline, eric] = [await aStudent(academy), await aStudent(academy)]
  const [laptop, phone, other] = [await pageOf(aline), await pageOf(aline), await pageOf(eric)]
  await tell(aline)
  expect([await laptop.next(), await phone.next()]).toEqual(['notifications', 'notifications'])
  await academy.write((ctx) => ctx.events.tell(`person:${eric.id}`, 'payments'))
  expect(await other.next()).toBe('payments')
  expect(other.heard).toEqual(['all', 'payments'])
})

test('tells admins what waits for admins', async () => {
  const [admin, superadmin, student] = [
    await anAdmin(academy),
    await aSuperadmin(academy),
    await aStudent(academy),
  ]
  const [one, two, three] = [await pageOf(admin), await pageOf(superadmin), await pageOf(student)]
  await academy.write((ctx) => ctx.events.tell('admins', 'payments'))
  expect([await one.next(), await two.next()]).toEqual(['payments', 'payments'])
  await tell(student)
  expect(await three.next()).toBe('notifications')
  expect(three.heard).toEqual(['all', 'notifications'])
})

test('tells at the commit, once, and never of what was undone', async () => {
  const diane = await aStudent(academy)
  const page = await pageOf(diane)
  const topic = `person:${diane.id}` as const
  await expect(
    academy.write(async (ctx) => {
      await ctx.events.tell(topic, 'payments')
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await academy.write(async (ctx) => {
    await ctx.events.tell(topic, 'certificates')
    await ctx.events.tell(topic, 'certificates')
    // Another transaction's word overtakes what has not been committed.
    await academy.write((other) => other.events.tell(topic, 'notifications'))
  })
  expect([await page.next(), await page.next()]).toEqual(['notifications', 'certificates'])
  await academy.write((ctx) => ctx.events.tell(topic, 'payments'))
  expect(await page.next()).toBe('payments')
})

test('a lost connection is made anew, and everybody is told to look again', async () => {
  const [aline, admin] = [await aStudent(academy), await anAdmin(academy)]
  const [one, two] = [await pageOf(aline), await pageOf(admin)]
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'academy events' and datname = current_database()`.execute(academy.services.db)
  expect([await one.next(), await two.next()]).toEqual(['all', 'all'])
  await tell(aline)
  expect(await one.next()).toBe('notifications')
})

test('who lost the right to listen while the connection was lost hears nothing more', async () => {
  const [out, lowered, keza] = [await aStudent(academy), await anAdmin(academy), await aStudent(academy)]
  const [first, second, third] = [await pageOf(out), await pageOf(lowered), await pageOf(keza)]
  await academy.services.db.transaction().execute(async (db) => {
    await db.deleteFrom('sessions').where('user_id', '=', out.id).execute()
    await db.updateTable('users').set({ role: 'user' }).where('id', '=', lowered.id).execute()
    await sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where application_name = 'academy events' and datname = current_database()`.execute(db)
  })
  await Promise.all([first.ended, second.ended])
  expect(await third.next()).toBe('all')
  expect([first.heard, second.heard]).toEqual([
    ['all', 'stop'],
    ['all', 'stop'],
  ])
})

test('many pages cost one connection', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, () => aStudent(academy)))
  const open = await Promise.all(people.map((person) => pageOf(person)))
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where application_name = 'academy events' and datname = current_database()`.execute(academy.services.db)
  expect(rows[0]?.count).toBe(1)
  await academy.write((ctx) =>
    ctx.events.tell(
      people.map(({ id }) => `person:${id}` as const),
      'payments',
    ),
  )
  expect(new Set(await Promise.all(open.map((page) => page.next())))).toEqual(new Set(['payments']))
})

test('who knows what was to be seen a moment ago hears what was told since, and nothing of others', async () => {
  const [aline, eric] = [await aStudent(academy), await aStudent(academy)]
  const before = await pageOf(aline)
  await academy.write((ctx) => ctx.events.tell([`person:${eric.id}`, `person:${aline.id}`], 'payments'))
  expect(await before.next()).toBe('payments')
  const heardFrom = (knownForMs: number) => {
    const heard: string[] = []
    academy.services.eventHub.follow([`person:${aline.id}`], (word) => heard.push(word), knownForMs)()
    return heard
  }
  expect([heardFrom(100), heardFrom(0), heardFrom(60_000)]).toEqual([['payments'], [], ['all']])
  expect(await (await pageOf(aline, 60_000)).next()).toBe('all')
})

test('a session holds so many streams, and a closed page frees its place', async () => {
  const keza = await aStudent(academy)
  const open = await Promise.all(Array.from({ length: LIVE_STREAMS_MAX }, () => pageOf(keza)))
  expect((await pageOf(keza)).status).toBe(429)
  open[0]?.leave()
  await vi.waitFor(async () => expect((await pageOf(keza)).status).toBe(200), { timeout: 10_000 })
})

test('cannot be asked with HEAD, which would hold a place for nobody', async () => {
  const { token } = await aStudent(academy)
  expect((await fetch(`${address}/api/events`, { method: 'HEAD', headers: { token } })).status).toBe(404)
})

test('ends with the session: logged out, account gone', async () => {
  const [out, gone] = [await aStudent(academy), await aStudent(academy)]
  const [first, second] = [await pageOf(out), await pageOf(gone)]
  await academy.as(out).call('POST /api/user/logout')
  await first.ended
  expect((await pageOf(out)).status).toBe(401)
  await academy.services.db.deleteFrom('users').where('id', '=', gone.id).execute()
  await second.ended
})

test('ends with a role, so that the next one follows what the new role may', async () => {
  const [admin, superadmin] = [await anAdmin(academy), await aSuperadmin(academy)]
  const page = await pageOf(admin)
  await academy
    .as(superadmin)
    .call('PUT /api/user/role/{id}', { params: { id: admin.id }, body: { role: 'user' } })
  await page.ended
  const lowered = await pageOf(admin)
  await academy.write((ctx) => ctx.events.tell('admins', 'payments'))
  await tell(admin)
  expect(await lowered.next()).toBe('notifications')
})

test('an academy that stops ends its streams at once', async () => {
  const stopping = await startAcademy()
  const person = await aStudent(stopping)
  const page = await openLivePage(await stopping.listen(), person.token)
  const begun = performance.now()
  await stopping.app.close()
  await page.ended
  expect(performance.now() - begun).toBeLessThan(10_000)
  await stopping.stop()
})
