import { HTTP_MESSAGES } from '@academy/contract/http'
import { USER_MESSAGES as M } from '@academy/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aCourse, anAdmin, anEnrolment, anInstructor, aStudent, PASSWORD } from '../../testing/people.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

test('me is the caller, with course ids and nothing secret', async () => {
  const person = await aStudent(academy, { name: 'Keza Mutoni' })
  const course = await aCourse(academy)
  await anEnrolment(academy, person, course)
  const answer = await academy.as(person).send('GET /api/user/me')
  expect(Object.keys(answer.body.user).sort()).toEqual(
    '_id createdAt email lastLoginAt mainrole name preferences role signInMethods subscription'.split(' '),
  )
  expect(answer.body.user).toMatchObject({ _id: person.id, name: 'Keza Mutoni', subscription: [course.id] })
  expect(answer.body.user.signInMethods).toEqual(['password'])
  expect(answer.text).not.toMatch(/argon2|_hash|token|hasPassword/i)
})

test('the name can be changed, and nothing else with it', async () => {
  const person = await aStudent(academy)
  const body = { name: '  Diane 🌄 Ingabire ', role: 'admin', email: 'other@example.rw', _id: '0'.repeat(24) }
  const { user } = await academy.as(person).call('PUT /api/user/me', { body })
  expect(user).toMatchObject({ _id: person.id, name: 'Diane 🌄 Ingabire', role: 'user', email: person.email })
})

test('a name stays on one line, so that nobody writes letters with theirs', async () => {
  const person = await aStudent(academy)
  const body = { name: 'Aline\r\nBcc: eric@example.rw\u2028\n\nHello' }
  const { user } = await academy.as(person).call('PUT /api/user/me', { body })
  expect(user.name).toBe('Aline Bcc: eric@example.rw Hello')
})

test('preferences change one by one and stay', async () => {
  const person = await aStudent(academy)
  const as = academy.as(person)
  const all = { emailNotifications: true, courseUpdates: true, profileVisibility: true }
  expect((await as.call('PUT /api/user/me/preferences', { body: {} })).preferences).toEqual(all)
  await as.call('PUT /api/user/me/preferences', { body: { courseUpdates: false } })
  const { user } = await as.call('GET /api/user/me')
  expect(user.preferences).toEqual({ ...all, courseUpdates: false })
  const wrong = await as.send('PUT /api/user/me/preferences', { body: { courseUpdates: 'yes' } })
  expect(wrong.status).toBe(400)
  // A slip of the pen is no 'Saved'.
  const unknown = await as.send('PUT /api/user/me/preferences', {
    body: { courseUpdates: true, courseupdates: false },
  })
  expect(unknown).toMatchObject({ status: 400, body: { message: HTTP_MESSAGES.invalidInput } })
  expect((await as.call('GET /api/user/me')).user.preferences.courseUpdates).toBe(false)
})

describe('sessions', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
  const logInOnPhone = async (email: string) =>
    (
      await academy.as(null).send('POST /api/user/login', {
        body: { email, password: PASSWORD },
        headers: { 'user-agent': phone },
      })
    ).body as { token: string }

  test('are listed by device, and one can be ended from another', async () => {
    const person = await aStudent(academy)
    const onPhone = await logInOnPhone(person.email)
    const { sessions } = await academy.as(person).call('GET /api/user/me/sessions')
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent]).sort()).toEqual([
      ['Chrome on Android', false],
      ['Unknown device', true],
    ])
    const id = sessions.find(({ isCurrent }) => !isCurrent)?._id ?? ''
    const ended = await academy.as(person).call('DELETE /api/user/me/sessions/{id}', { params: { id } })
    expect(ended.message).toBe(M.sessionEnded)
    expect((await academy.as(onPhone).send('GET /api/user/me')).status).toBe(401)
  })

  test("nobody ends somebody else's, and cannot learn that it exists", async () => {
    const [person, other] = [await aStudent(academy), await anAdmin(academy)]
    const { sessions } = await academy.as(person).call('GET /api/user/me/sessions')
    const address = 'DELETE /api/user/me/sessions/{id}'
    const theirs = await academy.as(other).send(address, { params: { id: sessions[0]?._id ?? '' } })
    const none = await academy.as(other).send(address, { params: { id: 'f'.repeat(24) } })
    expect(theirs.status).toBe(404)
    expect(theirs.body).toEqual(none.body)
    expect((await academy.as(person).send('GET /api/user/me')).status).toBe(200)
  })
})

test('admins see whom they may assign a course to', async () => {
  const [admin, grace] = [await anAdmin(academy), await anInstructor(academy, { name: 'Grace Mukamana' })]
  await aStudent(academy)
  const { instructors } = await academy.as(admin).call('GET /api/instructors')
  expect(instructors).toEqual([{ _id: grace.id, name: 'Grace Mukamana', email: grace.email }])
})
