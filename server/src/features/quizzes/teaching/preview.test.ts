import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anExam, aQuiz, type TestAssessment } from '../../../testing/assessments.ts'
import {
  aCourse,
  aLecture,
  anEnrolment,
  anInstructor,
  aStudent,
  type TestPerson,
} from '../../../testing/people.ts'
import { rowCounts } from '../../../testing/row-counts.ts'

let academy: TestAcademy
let grace: TestPerson
let course: Awaited<ReturnType<typeof aCourse>>
let quiz: TestAssessment
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  grace = await anInstructor(academy)
  course = await aCourse(academy, { instructor: grace })
  quiz = await aQuiz(academy, course, { lecture: await aLecture(academy, course) })
  await anExam(academy, course)
})

test('the paper of a preview is the one a student is given: no key in it, and no clock begins', async () => {
  const before = await rowCounts(academy)
  const { quiz: shown } = await academy
    .as(grace)
    .call('GET /api/instructor/quizzes/{id}/preview', { params: { id: quiz.id } })
  expect(shown.questions?.map(({ _id }) => _id)).toEqual(quiz.questions.map(({ _id }) => _id))
  expect(JSON.stringify(shown)).not.toContain('correctOption')
  expect(await rowCounts(academy)).toEqual(before)
})

test('the lists of a preview are those of a student who has just begun', async () => {
  const eric = await aStudent(academy)
  await anEnrolment(academy, eric, course)
  const params = { courseId: course.id }
  const theirs = await academy.as(eric).call('GET /api/quiz/course/{courseId}', { params, query: {} })
  const shown = await academy
    .as(grace)
    .call('GET /api/quiz/course/{courseId}', { params, query: { as: 'student' } })
  expect(shown).toEqual(theirs)
  expect(shown.quizzes[0]).toMatchObject({ requiresLectureCompletion: true, hasSubmitted: false })
  const own = await academy.as(grace).call('GET /api/quiz/course/{courseId}', { params, query: {} })
  expect(own.quizzes[0]?.questions).toHaveLength(3)
  const lectureId = quiz.lecture_id ?? ''
  const { quizzes } = await academy
    .as(grace)
    .call('GET /api/quiz/lecture/{lectureId}', { params: { lectureId }, query: { as: 'student' } })
  expect(quizzes.map(({ questions }) => questions)).toEqual([undefined])
})
