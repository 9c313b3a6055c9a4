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

test('certificates are held, asked for, and one waits for a PDF because the fonts have no Chinese', async () => {
  const honorine = await signIn('honorine')
  const { certificates } = await honorine.call('GET /api/certification/certificates/my')
  expect(certificates.map(({ courseTitle }) => courseTitle)).toEqual([
    'Data Science with Market Prices',
    'Your First Web Page',
  ])
  const ago = academy.clock.now().getTime() - Date.parse(certificates[0]?.issuedDate ?? '')
  expect(Math.round(ago / 86_400_000)).toBe(16)
  const number = certificates[0]?.certificateNumber
  expect((await academy.app.inject({ url: `/certificate/${number}` })).statusCode).toBe(200)
  const solange = await signIn('solange')
  const { requests, counts } = await solange.call('GET /api/certification/certification-requests')
  expect(counts).toEqual({ all: 4, pending: 1, approved: 1, completed: 2, revoked: 0 })
  expect(requests.map(({ student }) => student?.name).slice(0, 2)).toEqual([
    'Olivier Nkurunziza',
    'Wang Li 王丽',
  ])
  expect(requests[1]?.problem).toContain('王丽')
})

test('nobody of the demo gets mail of a certificate that lies in the past', async () => {
  const subjects = (await academy.outbox()).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('certificate'))).toEqual([])
})
