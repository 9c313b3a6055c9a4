import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anExam, aQuiz, type TestAssessment } from '../../../testing/assessments.ts'
import { aCourse, aLecture, anInstructor, type TestPerson } from '../../../testing/people.ts'
import { aGraduate, aSubmission, handIn, open } from '../../../testing/submissions.ts'

let academy: TestAcademy
let grace: TestPerson
let quiz: TestAssessment
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const LETTERS = ['A is right', 'B is right', 'C is right']
const question = { question: 'Which one?', options: LETTERS, correctOption: 0, marks: 2 }
beforeEach(async () => {
  grace = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: grace })
  quiz = await aQuiz(academy, course, { questions: [question, { type: 'written', marks: 3 }] })
})

const questionId = () => quiz.questions[0]?._id ?? ''
const fix = (body: object, person = grace) =>
  academy.as(person).send('POST /api/instructor/assessments/{id}/fix-key', {
    params: { id: quiz.id },
    body: { questionId: questionId(), correctOption: 1, reason: 'The book was wrong', ...body },
  })
const submitted = (...answers: (number | string | null)[]) => aSubmission(academy, quiz, { answers })
const totalOf = async (submissionId: string) => {
  const { submission } = await academy
    .as(grace)
    .call('GET /api/submission/{id}', { params: { id: submissionId } })
  return submission.totalMarksAwarded
}
const keysOf = async () => {
  const papers = await academy.services.db
    .selectFrom('papers')
    .select('answer_key')
    .where('assessment_id', '=', quiz.id)
    .orderBy('version')
    .execute()
  return papers.map(({ answer_key }) => answer_key[questionId()])
}

test('a preview says who would change, and changes nothing', async () => {
  const [a, b] = [await submitted(0, 'Why.'), await submitted(1, 'Why.')]
  const answer = await fix({ isPreview: true, reason: '' })
  expect(answer.body).toMatchObject({ isApplied: false, message: M.keyPreview })
  expect(answer.body.changes).toEqual([
    { submission: a.id, student: a.student.name, before: 2, after: 0, isChanged: false },
    { submission: b.id, student: b.student.name, before: 0, after: 2, isChanged: true },
  ])
  expect(await keysOf()).toEqual([0])
  expect([await totalOf(a.id), await totalOf(b.id)]).toEqual([2, 0])
})

test('nobody loses a mark unless that is asked for', async () => {
  const [a, b] = [await submitted(0, 'Why.'), await submitted(1, 'Why.')]
  expect((await fix({})).body).toMatchObject({ isApplied: true, message: M.keyFixed })
  expect([await totalOf(a.id), await totalOf(b.id)]).toEqual([2, 2])
  expect(await keysOf()).toEqual([1])

  const c = await submitted(2, 'Why.')
  expect((await fix({ correctOption: 2, mayLower: true })).body.changes).toHaveLength(2)
  expect([await totalOf(a.id), await totalOf(b.id), await totalOf(c.id)]).toEqual([2, 0, 2])
})

test('a mark that a person gave stays, and so do their other marks', async () => {
  const [kept, raised] = [await submitted(1, 'Why.'), await submitted(1, 'Why.')]
  const [choice, written] = quiz.questions
  const grade = (id: string, marks: Record<string, { marksAwarded: number }>) =>
    academy.as(grace).call('PUT /api/submission/{id}', { params: { id }, body: { feedback: marks } })
  const [first, second] = [choice?._id ?? '', written?._id ?? '']
  await grade(kept.id, { [first]: { marksAwarded: 0.5 }, [second]: { marksAwarded: 3 } })
  await grade(raised.id, { [second]: { marksAwarded: 2.5 } })
  await fix({})
  expect([await totalOf(kept.id), await totalOf(raised.id)]).toEqual([3.5, 4.5])
})

test('every version that asks the question is fixed, wherever the same words stand', async () => {
  const before = await submitted(1, 'Why.')
  const [choice, written] = quiz.questions
  const moved = { ...choice, options: ['New', ...LETTERS], correctOption: 1, image: null }
  const body = {
    title: 'Q',
    description: 'D',
    questions: [moved, { ...written, options: null, image: null }],
  }
  const edited = await academy
    .as(grace)
    .send('PUT /api/instructor/quizzes/{id}', { params: { id: quiz.id }, body })
  expect(edited.status, edited.text).toBe(200)
  const after = await submitted(2, 'Why.')
  expect(await keysOf()).toEqual([0, 1])
  await fix({ correctOption: 2 })
  expect(await keysOf()).toEqual([1, 2])
  expect([await totalOf(before.id), await totalOf(after.id)]).toEqual([2, 2])
})

test('of an exam changes who has passed', async () => {
  const course = await aCourse(academy, { instructor: grace })
  await aLecture(academy, course)
  quiz = await anExam(academy, course, { questions: [question], passingPercent: 80 })
  const student = await aGraduate(academy, course)
  await open(academy, student, quiz)
  expect((await handIn(academy, student, quiz, [1])).body.submission.passed).toBe(false)
  await fix({})
  const { submission } = await academy
    .as(student)
    .call('GET /api/certification/final-exam/student/{courseId}', { params: { courseId: course.id } })
  expect(submission).toMatchObject({ passed: true, percentage: 100 })
})

test('is written down with who, what and why; a form opened before is told', async () => {
  await submitted(1, 'Why.')
  await fix({})
  const { events } = await academy
    .as(grace)
    .call('GET /api/instructor/assessments/{id}/sittings', { params: { id: quiz.id } })
  expect(events.find(({ event }) => event === 'key-fixed')).toMatchObject({
    actor: grace.name,
    reason: 'The book was wrong',
    detail: M.keyFixedTo('Which one?', 'B', 1),
  })
  const body = { title: 'Q', description: 'D', questions: quiz.questions, version: quiz.version }
  const late = await academy
    .as(grace)
    .send('PUT /api/instructor/quizzes/{id}', { params: { id: quiz.id }, body })
  expect(late.status).toBe(409)
})

test('beside twenty who hand in at the same moment, everybody is marked by the fixed key', async () => {
  const course = { id: quiz.course_id }
  const students = await Promise.all(Array.from({ length: 20 }, () => aGraduate(academy, course)))
  for (const student of students) await open(academy, student, quiz)
  const handed = students.map((student) => handIn(academy, student, quiz, [1, 'Why.']))
  const fixed = await fix({})
  expect(fixed.status, fixed.text).toBe(200)
  for (const answer of await Promise.all(handed)) expect(answer.status, answer.text).toBe(200)
  const { submissions } = await academy
    .as(grace)
    .call('GET /api/submissions/quiz/{id}', { params: { id: quiz.id } })
  expect(submissions.map(({ totalMarksAwarded }) => totalMarksAwarded)).toEqual(Array(20).fill(2))
})

test.each<[string, number, object]>([
  [M.questionForeign, 400, { questionId: 'f'.repeat(24) }],
  [M.keyInvalid, 400, { correctOption: 3 }],
  [M.reasonRequired, 400, { reason: '  ' }],
])('%s', async (message, status, body) => {
  expect(await fix(body)).toMatchObject({ status, body: { message } })
})

test('a written question has no key to fix; another instructor may not', async () => {
  expect(await fix({ questionId: quiz.questions[1]?._id })).toMatchObject({
    status: 400,
    body: { message: M.keyInvalid },
  })
  expect((await fix({}, await anInstructor(academy))).status).toBe(403)
  expect(await keysOf()).toEqual([0])
})
