import { ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import { FINAL_EXAM_MESSAGES as M } from '@academy/contract/final-exams'
import { addDays, dayOf } from '@academy/contract/text/days'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anExam, type TestAssessment } from '../../../testing/assessments.ts'
import { aCourse, aLecture, anAdmin, anInstructor, type TestPerson } from '../../../testing/people.ts'
import { aSubmission, type TestSubmission } from '../../../testing/submissions.ts'

let academy: TestAcademy
let grace: TestPerson
let exam: TestAssessment
let handedIn: TestSubmission
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

/** Worth 9, 10 and 10; passed with 80: the first is right, the written ones wait. */
beforeEach(async () => {
  grace = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: grace })
  await aLecture(academy, course)
  exam = await anExam(academy, course, {
    questions: [{ marks: 9 }, { type: 'written', marks: 10 }, { type: 'written', marks: 10 }],
  })
  handedIn = await aSubmission(academy, exam)
})

const READ = 'GET /api/certification/final-exam/submission/{id}'
const read = async (by = grace) =>
  (await academy.as(by).call(READ, { params: { id: handedIn.id } })).submission
/** By the place of the question. */
async function save(given: Record<number, unknown>, more: object = {}, by = grace) {
  const { answers: own } = await read()
  const answers = Object.entries(given).map(([n, marksAwarded]) => ({
    answerId: own[Number(n)]?._id,
    marksAwarded,
    feedback: `To ${n}`,
  }))
  return academy.as(by).send('PUT /api/certification/final-exam/submission/{id}/marks', {
    params: { id: handedIn.id },
    body: { answers, ...more },
  })
}
const result = async () => {
  const { submission } = await academy
    .as(handedIn.student)
    .call('GET /api/certification/final-exam/student/{courseId}', { params: { courseId: exam.course_id } })
  return submission
}

test('waits while a written answer has no marks: neither passed nor failed', async () => {
  expect(await read()).toMatchObject({
    status: 'submitted',
    passed: null,
    totalMarksAwarded: 9,
    percentage: 31.03,
  })
  await save({ 1: 10 })
  expect(await read()).toMatchObject({ status: 'submitted', passed: null, totalMarksAwarded: 19 })
  expect(await result()).toMatchObject({ passed: null, totalMarksAwarded: null, percentage: null })
})

test('is judged once everything has marks, and again whenever they change', async () => {
  const answer = await save({ 1: 10, 2: 4 }, { feedback: 'Solid.' })
  expect([answer.status, answer.body.success, answer.body.message]).toEqual([
    200,
    true,
    'Marks updated successfully',
  ])
  expect(answer.body.submission).toMatchObject({ status: 'graded', percentage: 79.31, passed: false })
  await save({ 2: 5 })
  expect(await result()).toMatchObject({
    passed: true,
    percentage: 82.76,
    totalMarksAwarded: 24,
    feedback: '',
  })
  await save({ 2: null })
  expect(await read()).toMatchObject({ status: 'submitted', passed: null })
})

describe('marks', () => {
  test.each([
    [7, 7],
    [7.9, 7],
    [-2, 0],
    [11, 10],
    ['8', 8],
    ['8.7', 8],
    ['', 0],
    ['ten', 0],
    ['0x9', 0],
    ['1e1', 0],
  ])('%j counts as %d', async (given, kept) => {
    await save({ 1: given })
    expect((await read()).answers[1]).toMatchObject({ marksAwarded: kept, feedback: 'To 1' })
  })

  test.each([[true], [[]], [{}], ['9'.repeat(41)]])('%j is refused', async (given) => {
    expect((await save({ 1: given })).status).toBe(400)
    expect((await read()).version).toBe(1)
  })
})

test('an answer of another submission refuses the whole', async () => {
  const other = await aSubmission(academy, exam)
  const { submission: foreign } = await academy.as(grace).call(READ, { params: { id: other.id } })
  const own = await read()
  for (const answerId of [foreign.answers[1]?._id ?? '', newId(), 'undefined']) {
    const answers = [
      { answerId: own.answers[1]?._id ?? '', marksAwarded: 5 },
      { answerId, marksAwarded: 5 },
    ]
    const answer = await academy.as(grace).send('PUT /api/certification/final-exam/submission/{id}/marks', {
      params: { id: handedIn.id },
      body: { answers },
    })
    expect([answer.status, answer.body.message]).toEqual([400, M.answerForeign])
  }
  expect(await read()).toEqual(own)
})

test('two who mark at once: one is saved, the other is told', async () => {
  const admin = await anAdmin(academy)
  const answers = await Promise.all([save({ 1: 5 }, { version: 1 }), save({ 1: 9 }, { version: 1 }, admin)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.message).toBe(ATTEMPT_MESSAGES.gradedMeanwhile)
  expect((await read()).version).toBe(2)
})

test('it is not there for anybody else', async () => {
  const outsider = await anInstructor(academy)
  for (const person of [outsider, handedIn.student]) {
    const answer = await academy.as(person).send(READ, { params: { id: handedIn.id } })
    expect([answer.status, answer.body]).toEqual([404, { message: 'Submission not found' }])
  }
  expect((await save({ 1: 5 }, {}, outsider)).status).toBe(404)
  expect((await save({ 1: 5 }, {}, handedIn.student)).status).toBe(403)
})

test('the list: those that wait first, then the newest', async () => {
  academy.clock.advance(60_000)
  const second = await aSubmission(academy, exam, { answers: [0, null, null] })
  academy.clock.advance(60_000)
  const third = await aSubmission(academy, exam, { answers: [1, null, null] })
  const params = { id: exam.id }
  const address = 'GET /api/certification/final-exam/{id}/submissions'
  const list = await academy.as(grace).call(address, { params, query: { limit: 2 } })
  expect(list).toMatchObject({ success: true, total: 3, page: 1, pages: 2 })
  const rest = await academy.as(grace).call(address, { params, query: { limit: 2, page: 2 } })
  const listed = [...list.submissions, ...rest.submissions]
  expect(listed.map(({ _id }) => _id)).toEqual([handedIn.id, third.id, second.id])
  expect(listed.map(({ passed }) => passed)).toEqual([null, false, false])
  const today = dayOf(academy.clock.now())
  const onDays = async (from: string, to: string) =>
    (await academy.as(grace).call(address, { params, query: { from, to } })).total
  expect(await onDays(addDays(today, -1), today)).toBe(3)
  expect(await onDays(addDays(today, 1), addDays(today, 2))).toBe(0)
})
