import { USER_MESSAGES as M } from '@academy/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import {
  aCourse,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  aSuperadmin,
  type TestPerson,
} from '../../testing/people.ts'

let academy: TestAcademy
let claudine: TestPerson
let samuel: TestPerson
let eric: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  claudine = await anAdmin(academy, { name: 'Claudine Umutoni', email: 'claudine@example.rw' })
  samuel = await aSuperadmin(academy, { name: 'Samuel Nkurunziza', email: 'samuel@example.rw' })
  await anInstructor(academy, { name: 'Grace Mukamana', email: 'grace@example.rw' })
  eric = await aStudent(academy, { name: 'Éric Mugisha', email: 'eric@example.rw' })
  await aStudent(academy, { name: 'aline Uwase', email: 'zoe@example.rw' })
  await aStudent(academy, { name: '100% Keza_1', email: 'keza@example.rw' })
})
afterAll(() => academy.stop())

const list = (query: object = {}, caller = claudine) => academy.as(caller).call('GET /api/users', { query })
const namesOf = async (query: object = {}, caller = claudine) =>
  (await list(query, caller)).users.map(({ name }) => name)

test('everybody is listed by name, whatever its capitals and accents, with the courses they study', async () => {
  const course = await aCourse(academy)
  await anEnrolment(academy, eric, course)
  const { users, total, pages, counts, hasMore } = await list()
  expect(users.map(({ name }) => name)).toEqual([
    '100% Keza_1',
    'aline Uwase',
    'Claudine Umutoni',
    'Éric Mugisha',
    'Grace Mukamana',
    'Samuel Nkurunziza',
  ])
  expect({ total, pages, hasMore }).toEqual({ total: 6, pages: 1, hasMore: false })
  expect(counts).toEqual({ all: 6, user: 3, instructor: 1, admin: 2 })
  expect(users[3]).toEqual({
    _id: eric.id,
    name: 'Éric Mugisha',
    email: 'eric@example.rw',
    role: 'user',
    subscription: [course.id],
    taughtCourses: 0,
    createdAt: expect.any(String),
    lastLoginAt: null,
    may: { changeRole: true, delete: false },
  })
})

test.each([
  [{ q: 'eric' }, ['Éric Mugisha']],
  [{ q: 'MUGI' }, ['Éric Mugisha']],
  [{ q: 'uk' }, []],
  [{ q: 'mu' }, ['Éric Mugisha', 'Grace Mukamana']],
  [{ q: 'zoe@' }, ['aline Uwase']],
  [{ q: '%' }, []],
  [{ q: '100%' }, ['100% Keza_1']],
  [{ q: 'a_1' }, ['100% Keza_1']],
  [{ q: '\\' }, []],
  [{ role: 'instructor' }, ['Grace Mukamana']],
  [{ role: 'admin' }, ['Claudine Umutoni', 'Samuel Nkurunziza']],
  [{ role: 'admin', sort: '-name', limit: '1' }, ['Samuel Nkurunziza']],
  [{ role: 'admin', sort: '-email', limit: '1', page: '2' }, ['Claudine Umutoni']],
  [{ role: 'admin', sort: '-joined', limit: '1' }, ['Samuel Nkurunziza']],
  [{ role: 'user', q: 'example', sort: 'email' }, ['Éric Mugisha', '100% Keza_1', 'aline Uwase']],
  [{ sort: '-name', limit: '2' }, ['Samuel Nkurunziza', 'Grace Mukamana']],
  [{ sort: 'joined', limit: '1' }, ['Claudine Umutoni']],
  [{ sort: '-joined', limit: '1' }, ['100% Keza_1']],
  [{ limit: '4', page: '2' }, ['Grace Mukamana', 'Samuel Nkurunziza']],
  [{ sort: 'nonsense', role: 'nobody', limit: '1' }, ['100% Keza_1']],
])('%j lists %j', async (query, names) => {
  expect(await namesOf(query)).toEqual(names)
})

test('who logged in last stands first; who never did, last', async () => {
  const { email, password } = eric
  await academy.as(null).call('POST /api/user/login', { body: { email, password } })
  expect((await namesOf({ sort: '-lastLogin' }))[0]).toBe('Éric Mugisha')
  expect((await namesOf({ sort: 'lastLogin' })).at(-1)).toBe('Éric Mugisha')
})

test('main roles and who has them are for superadmins alone', async () => {
  expect(JSON.stringify(await list())).not.toContain('mainrole')
  const answer = await academy.as(claudine).send('GET /api/users', { query: { role: 'superadmin' } })
  expect(answer).toMatchObject({ status: 403, body: { message: M.mainroleHidden } })
  const { users } = await list({ role: 'superadmin' }, samuel)
  expect(users).toMatchObject([
    { name: 'Samuel Nkurunziza', mainrole: 'superadmin', may: { changeRole: false, delete: false } },
  ])
  const [admin] = (await list({ q: 'claudine' }, samuel)).users
  expect(admin).toMatchObject({ mainrole: '', may: { changeRole: true, delete: true } })
})

test('nothing in a list is a secret', async () => {
  for (const caller of [claudine, samuel]) {
    const { text } = await academy.as(caller).send('GET /api/users')
    expect(text).not.toMatch(/password|argon|\$2b/i)
  }
})

test('the file holds the wanted people, the newest first, and no formula', async () => {
  await aStudent(academy, { name: '=Formula()', email: 'formula@example.rw' })
  const file = await academy.as(claudine).send('GET /api/users/csv', { query: { role: 'user' } })
  expect(file.headers['content-type']).toContain('text/csv')
  const lines = file.text.replace('\ufeff', '').trimEnd().split('\r\n')
  expect(lines[0]).toBe('Name,Email,Role,Courses,"Joined (Kigali)","Last login (Kigali)"')
  expect(lines[1]).toMatch(/^"?'=Formula\(\)"?,formula@example\.rw,user,0,/)
  expect(lines).toHaveLength(5)
  const chiefs = await academy.as(samuel).send('GET /api/users/csv', { query: { q: 'samuel' } })
  expect(chiefs.text).toMatch(/"Main role"\r\n"Samuel Nkurunziza",.*,superadmin\r\n$/)
})

test('totals follow every change of a role and every deletion', async () => {
  const before = (await list()).counts
  const person = await aStudent(academy)
  const params = { id: person.id }
  const body = { role: 'instructor' } as const
  await academy.as(claudine).call('PUT /api/user/role/{id}', { params, body })
  expect((await list()).counts).toEqual({
    ...before,
    all: before.all + 1,
    instructor: before.instructor + 1,
  })
  await academy.as(samuel).call('DELETE /api/user/{id}', { params })
  expect((await list()).counts).toEqual(before)
})
