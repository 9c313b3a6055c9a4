import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aTalkingClass } from '../../testing/messages.ts'
import { anAdmin, anEnrolment, aStudent, type TestPerson } from '../../testing/people.ts'

let academy: TestAcademy
let here: Awaited<ReturnType<typeof aTalkingClass>>
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  here = await aTalkingClass(academy)
})

const membersOf = (person: TestPerson, q?: string) =>
  academy.as(person).call('GET /api/courses/{courseId}/members', {
    params: { courseId: here.course.id },
    query: q ? { q } : {},
  })
const isShownOnline = async (viewer: TestPerson, { id }: TestPerson) =>
  (await membersOf(viewer)).members.find(({ _id }) => _id === id)?.isOnline
const presence = (person: TestPerson, isOnline: boolean) =>
  academy.as(person).call('PUT /api/presence', { body: { isOnline } })
const letTimePass = ({ sessionId }: TestPerson, seconds: number) =>
  sql`update sessions set last_seen_at = last_seen_at - make_interval(secs => ${seconds}),
      left_at = left_at - make_interval(secs => ${seconds}) where id = ${sessionId}`.execute(
    academy.services.db,
  )
const hide = (person: TestPerson) =>
  academy.as(person).call('PUT /api/user/me/preferences', { body: { profileVisibility: false } })

describe('members of a course', () => {
  test('who teaches it, then its students by name; no addresses', async () => {
    const { members, hasMore } = await membersOf(here.aline)
    expect(members).toEqual([
      { _id: here.grace.id, name: 'Grace Mukamana', role: 'instructor', isOnline: true },
      { _id: here.aline.id, name: 'Aline Uwase', role: 'user', isOnline: true },
      { _id: here.eric.id, name: 'Eric Mugisha', role: 'user', isOnline: true },
    ])
    expect(hasMore).toBe(false)
    expect(JSON.stringify(members)).not.toContain('@')
  })

  test('are found by name, never by address', async () => {
    const names = async (q: string) => (await membersOf(here.grace, q)).members.map(({ name }) => name)
    expect(await names('ÉRIC')).toEqual(['Eric Mugisha'])
    expect(await names('mu')).toEqual(['Grace Mukamana', 'Eric Mugisha'])
    expect(await names('example.rw')).toEqual([])
    expect(await names('%')).toEqual([])
  })

  test('of a large course come as many as one answer holds', async () => {
    const { db } = academy.services
    await sql`insert into users (id, name, email)
      select 'b' || lpad(to_hex(n), 23, '0'), 'Many ' || n, 'many' || n || '@example.rw'
      from generate_series(1, 250) n`.execute(db)
    await sql`insert into enrolments (course_id, user_id)
      select ${here.course.id}, id from users where name like 'Many %'`.execute(db)
    const { members, hasMore } = await membersOf(here.grace)
    expect([members.length, hasMore]).toEqual([201, true])
    expect((await membersOf(here.grace, 'many 250')).members.map(({ name }) => name)).toEqual(['Many 250'])
  })
})

describe('everybody', () => {
  const everybody = async (admin: TestPerson, q?: string) =>
    academy.as(admin).call('GET /api/users/all', { query: q ? { q } : {} })

  test('is for admins, without themselves, by name, an address or a part of it', async () => {
    const { users } = await everybody(here.claudine, 'mugisha')
    expect(users).toContainEqual({ _id: here.eric.id, name: 'Eric Mugisha', role: 'user' })
    expect((await everybody(here.claudine, here.eric.email)).users).toHaveLength(1)
    expect((await everybody(here.claudine, 'er')).users.map(({ name }) => name)).toContain('Eric Mugisha')
    const all = (await everybody(here.claudine)).users
    expect(all.map(({ _id }) => _id)).not.toContain(here.claudine.id)
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted())
    expect(JSON.stringify(all)).not.toMatch(/@|argon|password/)
  })

  test('of thousands who are found, the first by name', async () => {
    await sql`insert into users (id, name, email)
      select 'c' || lpad(to_hex(n), 23, '0'), 'Crowd ' || lpad(n::text, 4, '0'), 'crowd' || n || '@example.rw'
      from generate_series(1, 1100) n`.execute(academy.services.db)
    const { users, hasMore } = await everybody(await anAdmin(academy), 'crowd')
    expect([users.length, hasMore]).toEqual([200, true])
    expect([users[0]?.name, users[199]?.name]).toEqual(['Crowd 0001', 'Crowd 0200'])
  })
})

describe('presence', () => {
  test('a farewell is believed at once, and the next word undoes it', async () => {
    expect(await isShownOnline(here.aline, here.eric)).toBe(true)
    expect(await presence(here.eric, false)).toEqual({ success: true })
    expect(await isShownOnline(here.aline, here.eric)).toBe(false)
    await presence(here.eric, true)
    expect(await isShownOnline(here.aline, here.eric)).toBe(true)
  })

  test('without a word for 90 seconds it counts as left', async () => {
    await presence(here.eric, true)
    await letTimePass(here.eric, 80)
    expect(await isShownOnline(here.aline, here.eric)).toBe(true)
    await letTimePass(here.eric, 20)
    expect(await isShownOnline(here.aline, here.eric)).toBe(false)
    await presence(here.eric, true)
    expect(await isShownOnline(here.aline, here.eric)).toBe(true)
  })

  test('whoever said farewell and then does something is here', async () => {
    await presence(here.eric, false)
    await letTimePass(here.eric, 120)
    await academy.as(here.eric).call('GET /api/user/me')
    await expect.poll(() => isShownOnline(here.aline, here.eric)).toBe(true)
  })

  test.each(['true', 1, null, undefined])('%j is no answer', async (isOnline) => {
    expect((await academy.as(here.eric).send('PUT /api/presence', { body: { isOnline } })).status).toBe(400)
  })

  test('whoever hides it is seen by who teaches and who runs the academy', async () => {
    await here.write(here.eric, here.aline, 'x')
    await here.write(here.eric, here.grace, 'x')
    await hide(here.eric)
    const seenBy = async (viewer: TestPerson) => [
      await isShownOnline(viewer, here.eric),
      (await here.threadOf(viewer, here.eric)).conversation.presence,
      (await here.conversationsOf(viewer)).conversations[0]?.presence ?? null,
    ]
    const hidden = { isOnline: false, lastSeen: null }
    expect(await seenBy(here.aline)).toEqual([false, hidden, hidden])
    const shown = { isOnline: true, lastSeen: expect.any(String) }
    expect(await seenBy(here.grace)).toEqual([true, shown, shown])
    expect(await seenBy(here.claudine)).toEqual([true, shown, null])
    expect(await isShownOnline(here.eric, here.eric)).toBe(true)
  })

  test('who was never here has not been seen', async () => {
    const diane = await aStudent(academy)
    await anEnrolment(academy, diane, here.course)
    await sql`delete from sessions where user_id = ${diane.id}`.execute(academy.services.db)
    const { conversation } = await here.threadOf(here.grace, diane)
    expect(conversation.presence).toEqual({ isOnline: false, lastSeen: null })
  })
})
