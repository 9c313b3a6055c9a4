import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { fillDemo } from './demo.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
  await fillDemo(academy.services)
})
afterAll(() => academy.stop())

async function signIn(name: string) {
  const { token } = await academy.as(null).call('POST /api/user/login', {
    body: { email: `${name}@demo.impinga.rw`, password: 'impinga-demo-2026' },
  })
  return academy.as({ token })
}

test('the demo shows quizzes in every state: graded, waiting for marks, not begun', async () => {
  const aline = await signIn('aline')
  const { courses } = await aline.call('GET /api/mycourse')
  const states: string[] = []
  for (const { _id: courseId } of courses) {
    const { quizzes } = await aline.call('GET /api/quiz/course/{courseId}', { params: { courseId } })
    states.push(...quizzes.map(({ status, score }) => `${status} ${score}`))
  }
  expect(states).toEqual(expect.arrayContaining(['graded 6', 'graded 3', 'submitted null', 'null null']))
})

test('an exam is passed, another waits for marks, and what was handed in lies some days back', async () => {
  const examOf = async (name: string, title: string) => {
    const student = await signIn(name)
    const { courses } = await student.call('GET /api/mycourse')
    const courseId = courses.find((course) => course.title === title)?._id ?? ''
    const params = { courseId }
    return student.call('GET /api/certification/final-exam/student/{courseId}', { params })
  }
  const passed = await examOf('divine', 'Data Science with Market Prices')
  expect(passed.submission).toMatchObject({ status: 'graded', passed: true })
  const ago = academy.clock.now().getTime() - Date.parse(passed.submission?.submittedAt ?? '')
  expect(Math.round(ago / 86_400_000)).toBe(4)
  const waiting = await examOf('marie', 'Your First Web Page')
  expect(waiting.submission).toMatchObject({ status: 'submitted', passed: null, totalMarksAwarded: null })
})

test('its instructors find something to mark', async () => {
  const clarisse = await signIn('clarisse')
  const { submissions, pending } = await clarisse.call('GET /api/instructor/submissions')
  expect(pending).toBe(3)
  expect(submissions[0]?.status).toBe('submitted')
})
