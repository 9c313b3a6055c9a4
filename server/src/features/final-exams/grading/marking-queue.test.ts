import { ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anExam, aQuiz, type TestAssessment } from '../../../testing/assessments.ts'
import { aCourse, aLecture, anAdmin, anInstructor, type TestPerson } from '../../../testing/people.ts'
import { aSubmission, type TestSubmission } from '../../../testing/submissions.ts'

let academy: TestAcademy
let grace: TestPerson
let exam: TestAssessment
let three: TestSubmission[]
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  grace = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: grace })
  await aLecture(academy, course)
  exam = await anExam(academy, course, { questions: [{ marks: 4 }, { type: 'written', marks: 10 }] })
  three = []
  for (const text of ['Because.', 'It depends.', 'So that it holds.'])
    three.push(await aSubmission(academy, exam, { answers: [1, text] }))
})

const written = () => exam.questions[1]?._id ?? ''
const queue = async (by = grace) =>
  academy
    .as(by)
    .call('GET /api/instructor/final-exam/exam/{id}/queue', { params: { id: exam.id }, query: {} })
const answers = async () =>
  academy.as(grace).call('GET /api/instructor/final-exam/exam/{id}/answers/{questionId}', {
    params: { id: exam.id, questionId: written() },
  })
const read = async (at: number, by = grace) =>
  academy.as(by).call('GET /api/certification/final-exam/submission/{id}', {
    params: { id: three[at]?.id ?? '' },
  })
const saveRow = (rows: object[], by = grace) =>
  academy.as(by).send('PUT /api/instructor/final-exam/exam/{id}/answers/{questionId}', {
    params: { id: exam.id, questionId: written() },
    body: { marks: rows },
  })
const row = (at: number, marksAwarded: number, version = 1) => ({
  submissionId: three[at]?.id,
  marksAwarded,
  feedbackText: 'Yes.',
  version,
})

test('those that wait come up first, the oldest before; who is marked goes to the end', async () => {
  expect((await queue()).queue.map(({ _id }) => _id)).toEqual(three.map(({ id }) => id))
  await saveRow([row(0, 7)])
  const admin = await anAdmin(academy)
  const { queue: after, graded, total } = await queue(admin)
  expect(after.map(({ _id, status }) => [_id, status])).toEqual([
    [three[1]?.id, 'submitted'],
    [three[2]?.id, 'submitted'],
    [three[0]?.id, 'graded'],
  ])
  expect([graded, total]).toEqual([1, 3])
})

test('marks across students are whole marks of the question, and never those of a quiz beside it', async () => {
  const quiz = await aQuiz(academy, { id: exam.course_id })
  const ofQuiz = await aSubmission(academy, quiz)
  const foreign = await saveRow([{ ...row(0, 1), submissionId: ofQuiz.id }])
  expect([foreign.status, foreign.body.message]).toEqual([404, ATTEMPT_MESSAGES.submissionNotFound])
  await saveRow([row(0, 7.9), row(1, 12), row(2, -1)])
  const { answers: all } = await answers()
  expect(all.map(({ marksAwarded }) => marksAwarded)).toEqual([7, 10, 0])
  expect((await read(0)).submission).toMatchObject({ status: 'graded', percentage: 50 })
  const { conflicts } = (await saveRow([row(0, 1)])).body
  expect(conflicts).toEqual([three[0]?.id])
})

test('marks on their way stay with the one who gives them, until they are saved', async () => {
  const { submission } = await read(0)
  const feedback = { [written()]: { marksAwarded: 6, feedbackText: 'Say why.' } }
  const kept = await academy.as(grace).send('PUT /api/certification/final-exam/submission/{id}/draft', {
    params: { id: submission._id },
    body: { feedback, globalFeedback: 'Nearly.', version: 1 },
  })
  expect([kept.status, kept.body.message]).toEqual([200, ATTEMPT_MESSAGES.draftSaved])
  expect((await read(0)).draft).toMatchObject({ feedback, globalFeedback: 'Nearly.', version: 1 })
  expect((await read(0, await anAdmin(academy))).draft).toBeNull()
  expect((await read(0)).submission).toMatchObject({ status: 'submitted', version: 1 })
  const answerId = submission.answers[1]?._id
  await academy.as(grace).call('PUT /api/certification/final-exam/submission/{id}/marks', {
    params: { id: submission._id },
    body: {
      answers: [{ answerId: answerId ?? '', marksAwarded: 6, feedback: '' }],
      feedback: '',
      version: 1,
    },
  })
  expect((await read(0)).draft).toBeNull()
})
