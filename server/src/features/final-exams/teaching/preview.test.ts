import { FINAL_EXAM_MESSAGES as M } from '@academy/contract/final-exams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anExam } from '../../../testing/assessments.ts'
import { aCourse, anInstructor } from '../../../testing/people.ts'
import { rowCounts } from '../../../testing/row-counts.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

test('the paper of a preview is the one a student is given: no key in it, and no clock begins', async () => {
  const grace = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: grace })
  const asked = { params: { courseId: course.id } }
  const address = 'GET /api/instructor/final-exam/course/{courseId}/preview'
  expect(await academy.as(grace).send(address, asked)).toMatchObject({
    status: 404,
    body: { message: M.notFound },
  })
  const exam = await anExam(academy, course)
  const before = await rowCounts(academy)
  const { finalExam } = await academy.as(grace).call(address, asked)
  expect(finalExam.courseTitle).toBe(course.title)
  expect(finalExam.questions?.map(({ _id }) => _id)).toEqual(exam.questions.map(({ _id }) => _id))
  expect(JSON.stringify(finalExam)).not.toContain('correctOption')
  expect(await rowCounts(academy)).toEqual(before)
})
