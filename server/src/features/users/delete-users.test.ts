import { DELETED_AT_A_TIME } from '@academy/contract/http'
import { USER_MESSAGES as M } from '@academy/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aMessage } from '../../testing/messages.ts'
import { aPaymentRequest } from '../../testing/payments.ts'
import {
  aCourse,
  aLecture,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  aSuperadmin,
  type TestPerson,
} from '../../testing/people.ts'
import { anAnswer, aQuestion } from '../../testing/questions.ts'

let academy: TestAcademy
let samuel: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  samuel = await aSuperadmin(academy)
})
afterAll(() => academy.stop())

const idsOf = (people: { id: string }[]) => ({ body: { ids: people.map(({ id }) => id) } })
const preview = (...people: { id: string }[]) =>
  academy.as(samuel).call('POST /api/users/deletion', idsOf(people))
const remove = (...people: { id: string }[]) =>
  academy.as(samuel).call('POST /api/users/delete', idsOf(people))
const isThere = async (person: TestPerson) =>
  (await academy.as(person).send('GET /api/user/me')).status === 200

test('several go at once, each with a row in the log; who is refused is named and stays', async () => {
  const [aline, eric] = [
    await aStudent(academy, { name: 'Aline Uwase' }),
    await aStudent(academy, { name: 'Eric Mugisha' }),
  ]
  const grace = await anInstructor(academy, { name: 'Grace Mukamana' })
  const course = await aCourse(academy, { instructor: grace, title: 'Maps of Kigali' })
  await anEnrolment(academy, aline, course)
  await anEnrolment(academy, eric, course)
  await aPaymentRequest(academy, { student: eric })
  await aMessage(academy, aline, eric, { course })
  for (const from of [grace, eric, grace])
    await aMessage(academy, from, from === eric ? grace : eric, { course })
  await anAnswer(academy, eric, await aQuestion(academy, aline, await aLecture(academy, course)))
  const nobody = { id: 'f'.repeat(24) }
  const owns = 'Assign “Maps of Kigali” to somebody else first, then delete this person'
  const refused = [
    { _id: grace.id, name: 'Grace Mukamana', message: owns },
    { _id: samuel.id, name: samuel.name, message: M.deleteSelf },
    { _id: nobody.id, name: null, message: M.userNotFound },
  ]
  const all = [aline, grace, eric, samuel, nobody, aline]
  expect(await preview(...all)).toEqual({
    count: 2,
    lost: { enrolments: 2, completions: 0, notifications: 0, messages: 1 },
    stays: { submissions: 0, certificates: 0, payments: 1, messages: 3, questions: 1, answers: 1 },
    refused,
  })
  expect(await remove(...all)).toEqual({
    message: '2 users deleted',
    deleted: [aline.id, eric.id],
    refused,
  })
  expect([await isThere(aline), await isThere(eric), await isThere(grace)]).toEqual([false, false, true])
  const acts = await academy.services.db
    .selectFrom('audit_log')
    .select(['subject_name', 'actor_id'])
    .where('action', '=', 'delete-user')
    .orderBy('id')
    .execute()
  expect(acts).toEqual([
    { subject_name: 'Aline Uwase', actor_id: samuel.id },
    { subject_name: 'Eric Mugisha', actor_id: samuel.id },
  ])
})

test('one who is given a course in between stays; the others go', async () => {
  const [diane, olive] = [await aStudent(academy), await anInstructor(academy)]
  expect((await preview(diane, olive)).refused).toEqual([])
  const course = await aCourse(academy, { title: 'Bread and ovens' })
  await academy
    .as(samuel)
    .call('POST /api/course/assign', { body: { courseId: course.id, instructorId: olive.id } })
  const { deleted, refused, message } = await remove(olive, diane)
  expect([deleted, refused.map(({ _id }) => _id), message]).toEqual([[diane.id], [olive.id], M.userDeleted])
})

test('when all are refused nothing is said to have gone', async () => {
  const other = await aSuperadmin(academy)
  expect(await remove(other)).toEqual({
    message: M.nobodyDeleted,
    deleted: [],
    refused: [{ _id: other.id, name: other.name, message: M.deleteSuperadmin }],
  })
})

test('none, too many and what is no id are refused, and an admin deletes nobody', async () => {
  const [admin, keza] = [await anAdmin(academy), await aStudent(academy)]
  const ask = (ids: unknown, caller = samuel) =>
    academy.as(caller).send('POST /api/users/delete', { body: { ids } })
  const tooMany = Array.from({ length: DELETED_AT_A_TIME + 1 }, () => keza.id)
  expect(await ask([])).toMatchObject({ status: 400, body: { message: M.peopleRequired } })
  expect(await ask(tooMany)).toMatchObject({
    status: 400,
    body: { message: M.peopleTooMany(DELETED_AT_A_TIME) },
  })
  expect((await ask([keza.id, 'undefined'])).status).toBe(400)
  expect((await ask([keza.id], admin)).status).toBe(403)
  expect(await isThere(keza)).toBe(true)
})
