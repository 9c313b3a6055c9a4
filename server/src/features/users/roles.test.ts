import { USER_MESSAGES as M, type Role } from '@academy/contract/users'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anAdmin, anInstructor, aStudent, aSuperadmin, type TestPerson } from '../../testing/people.ts'

let academy: TestAcademy
beforeEach(async () => {
  academy = await startAcademy()
})
afterEach(() => academy.stop())

const setRole = (caller: TestPerson, target: { id: string }, body: object) =>
  academy.as(caller).send('PUT /api/user/role/{id}', { params: { id: target.id }, body })
const roleOf = async (person: TestPerson) => {
  const { user } = await academy.as(person).call('GET /api/user/me')
  return [user.role, user.mainrole]
}

test('an admin gives and takes roles; the session has the new rights on its next call', async () => {
  const [admin, person] = [await anAdmin(academy), await aStudent(academy)]
  const mayTeach = async () => (await academy.as(person).send('GET /api/instructor/courses')).status
  expect(await mayTeach()).toBe(403)
  expect(await setRole(admin, person, { role: 'instructor' })).toMatchObject({
    status: 200,
    body: { message: M.roleUpdated },
  })
  expect(await mayTeach()).toBe(200)
  await setRole(admin, person, { role: 'user' })
  expect(await mayTeach()).toBe(403)
  const acts = await academy.services.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(acts.map(({ action, actor_id, subject_id }) => [action, actor_id, subject_id])).toEqual([
    ['change-role', admin.id, person.id],
    ['change-role', admin.id, person.id],
  ])
  expect(acts[0]?.details).toEqual({
    before: { role: 'user' },
    after: { role: 'instructor' },
  })
})

describe('an admin', () => {
  test('makes nobody superadmin', async () => {
    const [admin, person] = [await anAdmin(academy), await aStudent(academy)]
    const answer = await setRole(admin, person, { role: 'admin', mainrole: 'superadmin' })
    expect(answer).toMatchObject({ status: 403, body: { message: M.mainroleForbidden } })
    expect(await roleOf(person)).toEqual(['user', ''])
    expect((await setRole(admin, person, { role: 'admin', mainrole: '' })).status).toBe(200)
  })

  test('changes no superadmin and not themselves', async () => {
    const [admin, chief] = [await anAdmin(academy), await aSuperadmin(academy)]
    for (const role of ['user', 'instructor', 'admin'] as Role[]) {
      const answer = await setRole(admin, chief, { role })
      expect(answer).toMatchObject({ status: 403, body: { message: M.roleOfSuperadmin } })
    }
    expect(await setRole(admin, admin, { role: 'user' })).toMatchObject({
      status: 403,
      body: { message: M.roleOwn },
    })
    expect(await roleOf(chief)).toEqual(['admin', 'superadmin'])
  })
})

describe('a superadmin', () => {
  test('makes another one and takes it back', async () => {
    const [chief, admin] = [await aSuperadmin(academy), await anAdmin(academy)]
    await setRole(chief, admin, { role: 'admin', mainrole: 'superadmin' })
    expect(await roleOf(admin)).toEqual(['admin', 'superadmin'])
    await setRole(chief, admin, { role: 'instructor', mainrole: '' })
    expect(await roleOf(admin)).toEqual(['instructor', ''])
  })

  test('cannot lower themselves, and the last one stays in any case', async () => {
    const chief = await aSuperadmin(academy)
    const lower = () => setRole(chief, chief, { role: 'user', mainrole: '' })
    expect(await lower()).toMatchObject({ status: 409, body: { message: M.lastSuperadmin } })
    await aSuperadmin(academy)
    expect(await lower()).toMatchObject({ status: 403, body: { message: M.roleOwn } })
    expect(await roleOf(chief)).toEqual(['admin', 'superadmin'])
  })

  test('of two who lower each other at the same moment, one stays', async () => {
    const [one, two] = [await aSuperadmin(academy), await aSuperadmin(academy)]
    const body = { role: 'user', mainrole: '' }
    const answers = await Promise.all([setRole(one, two, body), setRole(two, one, body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const left = await academy.services.db
      .selectFrom('users')
      .select('id')
      .where('mainrole', '=', 'superadmin')
      .execute()
    expect(left).toHaveLength(1)
  })
})

test('roles and ids are checked before anything is looked up', async () => {
  const [admin, person] = [await anAdmin(academy), await anInstructor(academy)]
  for (const role of ['superadmin', 'ADMIN', '', 1, null, ['admin'], { $ne: 1 }]) {
    expect(await setRole(admin, person, { role })).toMatchObject({
      status: 400,
      body: { message: M.roleInvalid },
    })
  }
  expect(await setRole(admin, { id: 'undefined' }, { role: 'user' })).toMatchObject({
    status: 400,
    body: { message: M.userIdInvalid },
  })
  expect(await setRole(admin, { id: 'f'.repeat(24) }, { role: 'user' })).toMatchObject({
    status: 404,
    body: { message: M.userNotFound },
  })
  expect(await roleOf(person)).toEqual(['instructor', ''])
})
