import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anExam } from '../../testing/assessments.ts'
import { aPassedExam } from '../../testing/certificates.ts'
import { aCourse, aLecture, anEnrolment, anInstructor, aStudent } from '../../testing/people.ts'
import { handIn, open } from '../../testing/submissions.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

test('the list of a course tells of its final exam, and how the student stands in it', async () => {
  const grace = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: grace })
  const lecture = await aLecture(academy, course, {})
  const student = await aStudent(academy)
  await anEnrolment(academy, student, course)
  const me = academy.as(student)
  const exam = async () =>
    (await me.call('GET /api/quiz/course/{courseId}', { params: { courseId: course.id } })).finalExam
  expect(await exam()).toBeNull()

  await anExam(academy, course)
  expect(await exam()).toMatchObject({ isRunning: false, status: null, percentage: null, passed: null })

  await me.call('PUT /api/markascomplete', { body: { courseId: course.id, lectureId: lecture.id } })
  const { finalExam } = await me.call('GET /api/certification/final-exam/student/{courseId}', {
    params: { courseId: course.id },
  })
  expect(await exam()).toMatchObject({ isRunning: true, status: null })

  const questionId = finalExam?.questions?.[0]?._id ?? ''
  await me.call('POST /api/certification/final-exam/submit', {
    body: { courseId: course.id, answers: [{ questionId, selectedOption: 0 }] },
  })
  expect(await exam()).toMatchObject({ isRunning: false, status: expect.any(String) })
})

test('My Courses say how one stands in the exam, so that 100 % of the lectures is not taken for the end', async () => {
  const course = await aCourse(academy, { instructor: await anInstructor(academy) })
  const lecture = await aLecture(academy, course, {})
  const student = await aStudent(academy)
  await anEnrolment(academy, student, course)
  const me = academy.as(student)
  const first = async () => (await me.call('GET /api/mycourse')).courses[0]
  expect((await first())?.finalExam).toBeNull()

  const exam = await anExam(academy, course)
  await me.call('PUT /api/markascomplete', { body: { courseId: course.id, lectureId: lecture.id } })
  expect(await first()).toMatchObject({ courseProgressPercentage: 100, finalExam: 'to-sit' })
  await open(academy, student, exam)
  expect((await first())?.finalExam).toBe('to-sit')
  // One of its answers is written: a person marks it.
  await handIn(academy, student, exam)
  expect((await first())?.finalExam).toBe('submitted')
})

test.each([
  ['passed', false],
  ['failed', true],
])('My Courses say that the exam was %s', async (expected, isFailed) => {
  const { student } = await aPassedExam(academy, { isFailed })
  const { courses } = await academy.as(student).call('GET /api/mycourse')
  expect(courses[0]).toMatchObject({ courseProgressPercentage: 100, finalExam: expected })
})
