import { USER_MESSAGES as M } from '@academy/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anApprovedCertificate } from '../../testing/certificates.ts'
import { openLivePage } from '../../testing/live.ts'
import { aPaymentRequest } from '../../testing/payments.ts'
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
let samuel: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  samuel = await aSuperadmin(academy)
})
afterAll(() => academy.stop())

const remove = (target: { id: string }, caller = samuel) =>
  academy.as(caller).send('DELETE /api/user/{id}', { params: { id: target.id } })
const preview = (target: { id: string }, caller = samuel) =>
  academy.as(caller).call('GET /api/users/{id}/deletion', { params: { id: target.id } })

test('a student goes; grades, payments and the certificate stay and name nobody', async () => {
  const { student, certificateId, admin } = await anApprovedCertificate(academy)
  await aPaymentRequest(academy, { student })
  await academy.runJobs()
  const told = await preview(student)
  expect(told).toMatchObject({
    name: student.name,
    lost: { enrolments: 1 },
    stays: { submissions: 1, certificates: 1, payments: 1 },
    courses: [],
    refusal: null,
  })
  expect(told.lost.completions).toBeGreaterThan(0)
  expect(await remove(student)).toMatchObject({ status: 200, body: { message: M.userDeleted } })

  expect((await academy.as(student).send('GET /api/user/me')).status).toBe(401)
  const requests = await academy.as(admin).call('GET /api/certification/certification-requests')
  expect(JSON.stringify(requests)).not.toContain(student.name)
  const { submissions } = await academy.as(admin).call('GET /api/submissions/all')
  const { paymentRequests } = await academy.as(admin).call('GET /api/payment-requests')
  expect(paymentRequests).toMatchObject([{ user: null }])
  expect(JSON.stringify([submissions, paymentRequests])).not.toContain(student.email)
  const { db } = academy.services
  const kept = await db
    .selectFrom('certificates')
    .selectAll()
    .where('id', '=', certificateId)
    .executeTakeFirst()
  expect(kept).toMatchObject({ holder_name: 'Deleted user', student_id: null, revoked_at: null })
  const graded = await db.selectFrom('submissions').select('student_id').execute()
  expect(graded).toEqual([{ student_id: null }])
  const acts = await db.selectFrom('audit_log').selectAll().where('subject_id', '=', student.id).execute()
  expect(acts.at(-1)).toMatchObject({
    action: 'delete-user',
    actor_id: samuel.id,
    details: { before: { role: 'user' }, stays: { submissions: 1, certificates: 1, payments: 1 } },
  })
})

test('their sessions and open live lines end with them, and nobody else’s', async () => {
  const [aline, eric] = [await aStudent(academy), await aStudent(academy)]
  const address = await academy.listen()
  const [page, other] = [await openLivePage(address, aline.token), await openLivePage(address, eric.token)]
  expect((await remove(aline)).status).toBe(200)
  await page.ended
  expect((await openLivePage(address, aline.token)).status).toBe(401)
  expect((await academy.as(eric).send('GET /api/user/me')).status).toBe(200)
  other.leave()
})

test('an instructor who owns courses is named with them and stays; without them she goes', async () => {
  const grace = await anInstructor(academy, { name: 'Grace Mukamana' })
  const course = await aCourse(academy, { instructor: grace, title: 'Maps of Kigali' })
  const refusal = 'Assign “Maps of Kigali” to somebody else first, then delete this person'
  expect(await preview(grace)).toMatchObject({
    courses: [{ _id: course.id, title: 'Maps of Kigali' }],
    courseCount: 1,
    refusal,
  })
  expect(await remove(grace)).toMatchObject({ status: 409, body: { message: refusal } })
  expect((await academy.as(grace).send('GET /api/user/me')).status).toBe(200)
  const instructorId = (await anInstructor(academy)).id
  await academy.as(samuel).call('POST /api/course/assign', { body: { courseId: course.id, instructorId } })
  expect((await remove(grace)).status).toBe(200)
})

test('of many courses the first are named', async () => {
  const patrick = await anInstructor(academy)
  for (let n = 1; n <= 7; n++) await aCourse(academy, { instructor: patrick, title: `Course ${n}` })
  const { body } = await remove(patrick)
  expect(body.message).toMatch(/^Assign “Course 1”, .*“Course 5” and 2 more to somebody else first/)
})

test('while somebody is deleted nobody gives them a course', async () => {
  for (let round = 0; round < 5; round++) {
    const [olive, course] = [await anInstructor(academy), await aCourse(academy)]
    const body = { courseId: course.id, instructorId: olive.id }
    const [deleted, assigned] = await Promise.all([
      remove(olive),
      academy.as(samuel).send('POST /api/course/assign', { body }),
    ])
    expect([
      [200, 404],
      [200, 400],
      [409, 200],
    ]).toContainEqual([deleted.status, assigned.status])
  }
})

test('nobody deletes themselves or another superadmin, and only superadmins delete', async () => {
  const [other, admin, aline] = [await aSuperadmin(academy), await anAdmin(academy), await aStudent(academy)]
  expect(await remove(samuel)).toMatchObject({ status: 403, body: { message: M.deleteSelf } })
  expect(await remove(other)).toMatchObject({ status: 403, body: { message: M.deleteSuperadmin } })
  expect((await preview(other)).refusal).toBe(M.deleteSuperadmin)
  expect((await remove(aline, admin)).status).toBe(403)
  expect((await remove(admin)).status).toBe(200)
  expect(await remove(admin)).toMatchObject({ status: 404, body: { message: M.userNotFound } })
})

test('who studied with the deleted person goes on', async () => {
  const [aline, course] = [await aStudent(academy), await aCourse(academy)]
  await anEnrolment(academy, aline, course)
  expect((await remove(aline)).status).toBe(200)
  const { course: after } = await academy.as(null).call('GET /api/course/{id}', { params: course })
  expect(after.studentCount).toBe(0)
})
