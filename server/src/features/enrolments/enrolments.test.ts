import { COURSE_MESSAGES } from '@academy/contract/courses'
import { ENROLMENT_MESSAGES as M } from '@academy/contract/enrolments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aCourse, anEnrolment, anInstructor, aStudent, type TestPerson } from '../../testing/people.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const enrolIn = (person: TestPerson, id: string) =>
  academy.as(person).send('POST /api/course/enroll/{id}', { params: { id } })
const rowsOf = (courseId: string) =>
  academy.services.db.selectFrom('enrolments').selectAll().where('course_id', '=', courseId).execute()

test('a free course is open to a student at once, and repeating changes nothing', async () => {
  const [student, course] = [await aStudent(academy), await aCourse(academy)]
  const first = await enrolIn(student, course.id)
  expect(first).toMatchObject({ status: 200, body: { enrolled: true, message: M.enrolled } })
  const [row] = await rowsOf(course.id)
  expect((await enrolIn(student, course.id)).body).toEqual(first.body)
  expect(await rowsOf(course.id)).toEqual([row])
  const { user } = await academy.as(student).call('GET /api/user/me')
  expect(user.subscription).toEqual([course.id])
})

test('a paid course is not, whatever the call says; one who has it may ask again', async () => {
  const [student, course] = [await aStudent(academy), await aCourse(academy, { price: 45_000 })]
  const body = { courseType: 'free', price: 0, userId: student.id }
  const answer = await academy
    .as(student)
    .send('POST /api/course/enroll/{id}', { params: { id: course.id }, body })
  expect(answer).toMatchObject({ status: 403, body: { message: M.paymentRequired } })
  expect(await rowsOf(course.id)).toEqual([])
  await anEnrolment(academy, student, course)
  expect((await enrolIn(student, course.id)).status).toBe(200)
})

test('a paid course at price 0 is free', async () => {
  const grace = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: grace, price: 9000 })
  const params = { id: course.id }
  await academy.as(grace).call('PUT /api/instructor/courses/{id}', {
    params,
    body: { courseType: 'paid', price: 0 },
  })
  expect((await enrolIn(await aStudent(academy), course.id)).status).toBe(200)
})

test('twenty calls at once make one enrolment', async () => {
  const [student, course] = [await aStudent(academy), await aCourse(academy)]
  const answers = await Promise.all(Array.from({ length: 20 }, () => enrolIn(student, course.id)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await rowsOf(course.id)).toHaveLength(1)
})

test('enrolling while the course is deleted ends in one of the two, and never in a failure of ours', async () => {
  for (let i = 0; i < 5; i++) {
    const grace = await anInstructor(academy)
    const course = await aCourse(academy, { instructor: grace })
    const students = await Promise.all(Array.from({ length: 4 }, () => aStudent(academy)))
    const params = { id: course.id }
    const [deleted, ...answers] = await Promise.all([
      academy.as(grace).send('DELETE /api/course/{id}', { params }),
      ...students.map((student) => enrolIn(student, course.id)),
    ])
    expect(deleted?.status).toBe(200)
    for (const { status } of answers) expect([200, 404]).toContain(status)
    expect(await rowsOf(course.id)).toEqual([])
  }
})

test('an unknown course is 404, no id is 400', async () => {
  const student = await aStudent(academy)
  expect(await enrolIn(student, 'f'.repeat(24))).toMatchObject({
    status: 404,
    body: { message: COURSE_MESSAGES.notFound },
  })
  expect(await enrolIn(student, 'undefined')).toMatchObject({
    status: 400,
    body: { message: COURSE_MESSAGES.idInvalid },
  })
})
