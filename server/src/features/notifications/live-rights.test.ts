import { HAND_OVER_NOTES } from '@academy/contract/courses'
import { ROLE_NOTES } from '@academy/contract/notifications'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aClass, mark, sendAttendance } from '../../testing/attendance.ts'
import { type LivePage, openLivePage } from '../../testing/live.ts'
import {
  aCourse,
  anAdmin,
  anInstructor,
  aStudent,
  aSuperadmin,
  PASSWORD,
  type TestPerson,
} from '../../testing/people.ts'
import { createTestDatabase } from '../../testing/postgres.ts'

/** `here` does what ends a right; `there` is another node of the same academy. */
let here: TestAcademy
let there: TestAcademy
let addresses: Record<'this node' | 'another node', string>
let chief: TestPerson
const pages: LivePage[] = []
beforeAll(async () => {
  const database = await createTestDatabase()
  here = await startAcademy({ database })
  there = await startAcademy({ database: { ...database, drop: async () => {} } })
  addresses = { 'this node': await here.listen(), 'another node': await there.listen() }
  chief = await aSuperadmin(here)
})
afterEach(async () => {
  for (const page of pages) page.leave()
  await Promise.all(pages.splice(0).map(({ ended }) => ended))
})
afterAll(async () => {
  await there.stop()
  await here.stop()
})

async function pageOf({ token }: { token: string }, address = addresses['this node']): Promise<LivePage> {
  const page = await openLivePage(address, token)
  pages.push(page)
  return page
}
const setRole = (
  person: TestPerson,
  role: 'user' | 'instructor' | 'admin',
  mainrole: '' | 'superadmin' = '',
) => here.as(chief).call('PUT /api/user/role/{id}', { params: { id: person.id }, body: { role, mainrole } })

async function logInAgain({ email }: TestPerson): Promise<{ token: string }> {
  return here.as(null).call('POST /api/user/login', { body: { email, password: PASSWORD } })
}

type Way = [
  how: string,
  make: (academy: TestAcademy) => Promise<TestPerson>,
  end: (person: TestPerson) => Promise<unknown>,
]
/** A person whose line is open, and what ends it. The next call hears 401 after these. */
const GONE: Way[] = [
  ['logs out', aStudent, (person) => here.as(person).call('POST /api/user/logout')],
  [
    'signs this device out from another one',
    aStudent,
    async (person) =>
      here.as(await logInAgain(person)).call('DELETE /api/user/me/sessions/{id}', {
        params: { id: person.sessionId },
      }),
  ],
  [
    'changes the password on another device',
    anInstructor,
    async (person) =>
      here.as(await logInAgain(person)).call('POST /api/user/password', {
        body: { currentPassword: PASSWORD, password: 'another quiet morning' },
      }),
  ],
  [
    'has this device signed out by an admin',
    anInstructor,
    async ({ id, sessionId }) =>
      here.as(await anAdmin(here)).call('DELETE /api/users/{id}/sessions/{sessionId}', {
        params: { id, sessionId },
      }),
  ],
  [
    'is signed out everywhere by a superadmin',
    anAdmin,
    ({ id }) => here.as(chief).call('DELETE /api/users/{id}/sessions', { params: { id } }),
  ],
  ['is deleted', anAdmin, ({ id }) => here.as(chief).call('DELETE /api/user/{id}', { params: { id } })],
  [
    'is deleted among others',
    anInstructor,
    ({ id }) => here.as(chief).call('POST /api/users/delete', { body: { ids: [id] } }),
  ],
]
const CHANGED: Way[] = [
  ['an admin becomes a student', anAdmin, (person) => setRole(person, 'user')],
  ['an admin becomes an instructor', anAdmin, (person) => setRole(person, 'instructor')],
  ['an instructor becomes a student', anInstructor, (person) => setRole(person, 'user')],
  ['a superadmin becomes an admin', aSuperadmin, (person) => setRole(person, 'admin')],
  ['a student becomes an admin', aStudent, (person) => setRole(person, 'admin')],
]

describe.each(['this node', 'another node'] as const)('a line on %s', (node) => {
  test.each(GONE)('ends when somebody %s, and the next call is nobody’s', async (_, make, end) => {
    const person = await make(here)
    const page = await pageOf(person, addresses[node])
    await end(person)
    await page.ended
    expect(page.heard).toEqual(['all', 'stop'])
    for (const academy of [here, there])
      expect((await academy.as(person).send('GET /api/user/me')).status).toBe(401)
    expect((await pageOf(person, addresses[node])).status).toBe(401)
  })

  test.each(CHANGED)(
    'ends when %s; the next one hears what the new role may, and why',
    async (_, make, end) => {
      const person = await make(here)
      const page = await pageOf(person, addresses[node])
      await end(person)
      await page.ended
      expect(page.heard).toEqual(['all', 'stop'])
      const next = await pageOf(person, addresses[node])
      await here.write((ctx) => ctx.events.tell('admins', 'payments'))
      await here.runJobs()
      const { user } = await there.as(person).call('GET /api/user/me')
      if (user.role === 'admin') expect(await next.next()).toBe('payments')
      expect(await next.next()).toBe('notifications')
      expect(next.heard.includes('payments')).toBe(user.role === 'admin')
      expect((await there.as(person).send('GET /api/users')).status).toBe(user.role === 'admin' ? 200 : 403)
      const { notifications } = await there.as(person).call('GET /api/notifications')
      expect(notifications[0]).toMatchObject({
        title: ROLE_NOTES.title,
        message: ROLE_NOTES[user.role === 'user' ? 'student' : user.role],
        link: user.role === 'user' ? '/' : `/${user.role}/dashboard`,
      })
    },
  )

  test('whose course is taken is told to look again, and hears nothing more of its class', async () => {
    const group = await aClass(here)
    const olive = await anInstructor(here)
    const [former, next] = [await pageOf(group.owner, addresses[node]), await pageOf(olive, addresses[node])]
    await here.as(chief).call('POST /api/course/assign', {
      body: { courseId: group.course.id, instructorId: olive.id },
    })
    expect([await former.next(), await former.next()].sort()).toEqual(['all', 'notifications'])
    expect(await next.next()).toBe('notifications')
    expect((await sendAttendance(group, [mark(group.students[0], true)])).status).toBe(403)
    expect((await sendAttendance(group, [mark(group.students[0], true)], { by: olive })).status).toBe(200)
    expect(await next.next()).toBe('attendance')
    await here.write((ctx) => ctx.events.tell(`person:${group.owner.id}`, 'statements'))
    expect(await former.next()).toBe('statements')
    expect(former.heard).not.toContain('attendance')
  })
})

test('both instructors are told by name of a course that changes hands', async () => {
  const [grace, olive] = [await anInstructor(here), await anInstructor(here)]
  const course = await aCourse(here, { instructor: grace, title: 'Bread and ovens' })
  const assign = (instructorId: string) =>
    here.as(chief).call('POST /api/course/assign', { body: { courseId: course.id, instructorId } })
  const newestOf = async (person: TestPerson) => {
    const { notifications } = await here.as(person).call('GET /api/notifications')
    return notifications.map(({ title, message, link }) => [title, message, link])
  }
  const N = HAND_OVER_NOTES
  const [got, lost] = [
    [N.assignedTitle, N.assigned('Bread and ovens'), `/instructor/courses/${course.id}`],
    [N.takenTitle, N.taken('Bread and ovens'), '/instructor/courses'],
  ]
  await assign(olive.id)
  await assign(olive.id)
  expect([await newestOf(grace), await newestOf(olive)]).toEqual([[lost], [got]])
  await assign(grace.id)
  expect([await newestOf(grace), await newestOf(olive)]).toEqual([
    [got, lost],
    [lost, got],
  ])
})

test('a role that stays as it is is told to nobody', async () => {
  const admin = await anAdmin(here)
  const page = await pageOf(admin)
  await setRole(admin, 'admin')
  await here.runJobs()
  await here.write((ctx) => ctx.events.tell(`person:${admin.id}`, 'statements'))
  expect(await page.next()).toBe('statements')
  expect((await here.as(admin).call('GET /api/notifications')).notifications).toEqual([])
})

test('the next piece of an upload and the next file of a list are refused to whom they are no longer for', async () => {
  const { owner, course } = await aClass(here)
  const params = { id: course.id }
  const csv = () => here.as(owner).send('GET /api/instructor/courses/{id}/students/csv', { params })
  const tus = { token: owner.token, 'tus-resumable': '1.0.0' }
  const begun = await fetch(`${addresses['this node']}/api/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': '8',
      'upload-metadata': `filename ${Buffer.from('a.wav').toString('base64')}`,
    },
  })
  const place = begun.headers.get('location') ?? ''
  const piece = (offset: number) =>
    fetch(addresses['another node'] + place, {
      method: 'PATCH',
      headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(4),
    })
  expect([(await csv()).status, (await piece(0)).status]).toEqual([200, 204])
  await setRole(owner, 'user')
  expect([(await csv()).status, (await piece(4)).status]).toEqual([403, 403])
  await setRole(owner, 'instructor')
  expect((await csv()).status).toBe(200)
  const olive = await anInstructor(here)
  await here
    .as(chief)
    .call('POST /api/course/assign', { body: { courseId: course.id, instructorId: olive.id } })
  expect((await csv()).status).toBe(403)
  await sql`delete from users where id = ${owner.id}`.execute(here.services.db)
  expect([(await csv()).status, (await piece(4)).status]).toEqual([401, 401])
})
