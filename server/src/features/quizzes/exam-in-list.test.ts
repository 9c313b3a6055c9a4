import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anExam } from '../../testing/assessments.ts'
import { aCourse, aLecture, anEnrolment, anInstructor, aStudent } from '../../testing/people.ts'

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
