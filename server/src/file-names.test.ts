import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { anExam, aQuiz } from './testing/assessments.ts'
import { aCourse, anAdmin, anInstructor, type TestPerson } from './testing/people.ts'

let academy: TestAcademy
let grace: TestPerson
let admin: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  grace = await anInstructor(academy)
  admin = await anAdmin(academy)
})
afterAll(() => academy.stop())

const titled = (title: string) => aCourse(academy, { instructor: grace, title })
const send = (person: TestPerson, address: string, input: object = {}) =>
  academy.as(person).send(address as 'GET /api/lectures/csv', input)

/** Both names of a file, as old programs and as all others read it, without the day. */
async function namesOf(answer: ReturnType<typeof send>) {
  const { status, headers } = await answer
  expect(status).toBe(200)
  const told = String(headers['content-disposition'])
  const [, plain, whole] = /^attachment; filename="(.*)"; filename\*=UTF-8''(\S*)$/.exec(told) ?? []
  return [plain, decodeURIComponent(whole ?? '')].map((name) => name?.replace(/-\d{4}-\d\d-\d\d\.csv$/, ''))
}
const attendanceOf = async (title: string) =>
  namesOf(
    send(grace, 'GET /api/instructor/attendance/{courseId}/csv', {
      params: { courseId: (await titled(title)).id },
    }),
  )

test('a file of one course is named after it, whichever list it holds', async () => {
  const course = await titled('Ubumenyi bw’ibanze: I')
  const of = { query: { course: course.id } }
  const [quiz, exam] = [
    await aQuiz(academy, course, { title: 'Loops' }),
    await anExam(academy, course, { title: 'The end' }),
  ]
  const named = async (person: TestPerson, address: string, input: object) =>
    (await namesOf(send(person, address, input)))[1]
  const id = { params: { id: course.id } }
  const asked: [TestPerson, string, object, string][] = [
    [grace, 'GET /api/instructor/courses/{id}/students/csv', id, 'students'],
    [grace, 'GET /api/instructor/courses/{id}/submissions/csv', id, 'quiz-submissions'],
    [grace, 'GET /api/instructor/submissions/csv', of, 'quiz-submissions'],
    [admin, 'GET /api/submissions/all/csv', of, 'quiz-submissions'],
    [grace, 'GET /api/submissions/quiz/{id}/csv', { params: { id: quiz.id } }, 'quiz-submissions-Loops'],
    [
      grace,
      'GET /api/certification/final-exam/{id}/submissions/csv',
      { params: { id: exam.id } },
      'exam-submissions',
    ],
    [grace, 'GET /api/instructor/quizzes/csv', of, 'quizzes'],
    [admin, 'GET /api/quiz/all/csv', of, 'quizzes'],
    [grace, 'GET /api/instructor/questions/csv', of, 'questions'],
    [admin, 'GET /api/lectures/csv', of, 'lectures'],
    [
      admin,
      'GET /api/analytics/{chart}/csv',
      { params: { chart: 'enrolments' }, ...of },
      'analytics-enrolments',
    ],
  ]
  for (const [person, address, input, list] of asked)
    expect([address, await named(person, address, input)]).toEqual([address, `${list}-Ubumenyi-bw-ibanze-I`])
  expect(await named(grace, 'GET /api/instructor/quizzes/csv', {})).toBe('quizzes')
})

test('a title of any letters makes a name that every system of files takes', async () => {
  expect(await attendanceOf('  “../..\\Ré\u0301seaux”: C:* <1>?|\u202e ')).toEqual([
    'attendance-Reseaux-C-1',
    'attendance-Ré\u0301seaux-C-1'.normalize('NFC'),
  ])
  expect(await attendanceOf('हिन्दी العربية')).toEqual([
    expect.stringMatching(/^attendance-_+-_+$/),
    'attendance-हिन्दी-العربية',
  ])
  expect(await attendanceOf('🐄 !!')).toEqual(['attendance', 'attendance'])
})

test('a long title is cut between letters, also those that are written by two units', async () => {
  const [, whole] = await attendanceOf(`${'n'.repeat(49)}${'𝒜'.repeat(20)}`)
  expect(whole).toBe(`attendance-${'n'.repeat(49)}𝒜`)
  const [, widest] = await attendanceOf('𝒜'.repeat(100))
  expect(Buffer.byteLength(`${widest}-2026-11-29.csv`)).toBeLessThan(255)
})

test('a course of somebody else names no file', async () => {
  const foreign = await aCourse(academy, { title: 'Not hers' })
  const of = { query: { course: foreign.id } }
  expect(await namesOf(send(grace, 'GET /api/instructor/submissions/csv', of))).toEqual([
    'quiz-submissions',
    'quiz-submissions',
  ])
})
