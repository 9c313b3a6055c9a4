import { ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aQuiz, type TestAssessment } from '../../../testing/assessments.ts'
import { aCourse, anInstructor, type TestPerson } from '../../../testing/people.ts'
import { aSubmission, type TestSubmission } from '../../../testing/submissions.ts'

let academy: TestAcademy
let grace: TestPerson
let quiz: TestAssessment
let three: TestSubmission[]
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  grace = await anInstructor(academy)
  quiz = await aQuiz(academy, await aCourse(academy, { instructor: grace }))
  three = []
  for (const text of ['Because.', 'It depends.', null])
    three.push(await aSubmission(academy, quiz, { answers: [1, 0, text] }))
})

const params = (questionId = quiz.questions[2]?._id ?? '') => ({ id: quiz.id, questionId })
const read = () =>
  academy.as(grace).call('GET /api/instructor/quizzes/{id}/answers/{questionId}', { params: params() })
const save = (marks: object[], questionId?: string) =>
  academy.as(grace).send('PUT /api/instructor/quizzes/{id}/answers/{questionId}', {
    params: params(questionId),
    body: { marks },
  })
const row = (n: number, marksAwarded: number | null, version = 1) => ({
  submissionId: three[n]?.id,
  marksAwarded,
  feedbackText: '',
  version,
})

test('every answer to a question, those that wait first', async () => {
  const { question, courseId, answers } = await read()
  expect(courseId).toBe(quiz.course_id)
  expect(answers.map((answer) => answer.student)).toEqual(
    three.map(({ student: { id, name } }) => ({ _id: id, name })),
  )
  expect(question).toMatchObject({ questionType: 'written', marks: 3, correctOption: null })
  expect(answers.map((answer) => answer.writtenAnswer)).toEqual(['Because.', 'It depends.', null])
  // Nothing was written, so nothing waits.
  expect(answers.map((answer) => answer.marksAwarded)).toEqual([null, null, 0])
})

test('what somebody else saved meanwhile is left and named; all else is saved', async () => {
  await academy.as(grace).call('PUT /api/submission/{id}', {
    params: { id: three[1]?.id ?? '' },
    body: { feedback: { [params().questionId]: { marksAwarded: 2.5, feedbackText: 'Mine.' } } },
  })
  const answer = await save([row(0, 7), row(1, 0), row(2, null)])
  expect(answer.status).toBe(200)
  expect(answer.body.conflicts).toEqual([three[1]?.id])
  expect(answer.body.saved).toEqual([
    { submissionId: three[0]?.id, version: 2, status: 'graded' },
    { submissionId: three[2]?.id, version: 2, status: 'submitted' },
  ])
  const { answers } = await read()
  expect(answers.map(({ marksAwarded }) => marksAwarded)).toEqual([null, 3, 2.5])
  expect(answers[2]).toMatchObject({ feedback: 'Mine.', version: 2 })
})

test('two graders over the same rows wait for each other, and each row is saved once', async () => {
  const there = three.map((_, n) => row(n, 1))
  const back = [...there].reverse().map((one) => ({ ...one, marksAwarded: 2 }))
  const answers = await Promise.all([save(there), save(back), save(there), save(back)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const saved = answers.flatMap(({ body }) => body.saved as { submissionId: string }[])
  expect(saved.map(({ submissionId }) => submissionId).sort()).toEqual(three.map(({ id }) => id).sort())
  for (const { version } of (await read()).answers) expect(version).toBe(2)
})

test('a foreign submission, a row twice, a question that is not asked: refused, with nothing saved', async () => {
  const other = await aQuiz(academy, { id: quiz.course_id })
  const foreign = await aSubmission(academy, other)
  const refused = [
    await save([row(0, 1), { ...row(1, 1), submissionId: foreign.id }]),
    await save([row(0, 1), row(0, 2)]),
    await save([row(0, 1)], newId()),
    await save([{ ...row(0, 1), version: undefined }]),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 400, 400, 400])
  expect(refused[0]?.body.message).toBe(ATTEMPT_MESSAGES.submissionNotFound)
  for (const { version } of (await read()).answers) expect(version).toBe(1)
})
