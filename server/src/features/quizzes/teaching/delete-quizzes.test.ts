import { ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import { DELETED_AT_A_TIME } from '@academy/contract/http'
import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anExam, aQuiz } from '../../../testing/assessments.ts'
import {
  aCourse,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  type TestPerson,
} from '../../../testing/people.ts'
import { aSubmission, open } from '../../../testing/submissions.ts'

let academy: TestAcademy
let grace: TestPerson
let course: { id: string }
beforeAll(async () => {
  academy = await startAcademy()
  grace = await anInstructor(academy, { name: 'Grace Mukamana' })
  course = await aCourse(academy, { instructor: grace })
})
afterAll(() => academy.stop())

const idsOf = (quizzes: { id: string }[]) => ({ body: { ids: quizzes.map(({ id }) => id) } })
const preview = (...quizzes: { id: string }[]) =>
  academy.as(grace).call('POST /api/instructor/quizzes/deletion', idsOf(quizzes))
const remove = (...quizzes: { id: string }[]) =>
  academy.as(grace).call('POST /api/instructor/quizzes/delete', idsOf(quizzes))
const titlesOf = async (courseId: string) => {
  const params = { courseId }
  const { quizzes } = await academy
    .as(await anAdmin(academy))
    .call('GET /api/quiz/course/{courseId}', { params })
  return quizzes.map(({ title }) => title)
}

test('several go at once, each with a row in the log; which is refused stays, another’s without its name', async () => {
  const [arrays, loops, sat] = [
    await aQuiz(academy, course, { title: 'Arrays' }),
    await aQuiz(academy, course, { title: 'Loops' }),
    await aQuiz(academy, course, { title: 'Bits' }),
  ]
  await aSubmission(academy, arrays)
  await aSubmission(academy, loops, { answers: [1, 0] })
  const eric = await aStudent(academy, { name: 'Eric Mugisha' })
  await anEnrolment(academy, eric, course)
  await open(academy, eric, sat)
  const foreignCourse = await aCourse(academy, { instructor: await anInstructor(academy) })
  const foreign = await aQuiz(academy, foreignCourse, { title: 'Secret' })
  const exam = await anExam(academy, course)
  const refused = [
    { _id: sat.id, name: 'Bits', message: ATTEMPT_MESSAGES.sittingsRunning(['Eric Mugisha'], 1) },
    { _id: foreign.id, name: null, message: M.notYours },
    { _id: exam.id, name: null, message: M.notFound },
  ]
  const all = [arrays, sat, foreign, loops, exam, arrays]
  expect(await preview(...all)).toEqual({ count: 2, lost: { submissions: 2, pending: 1 }, refused })
  expect(await titlesOf(course.id)).toEqual(['Arrays', 'Loops', 'Bits'])
  expect(await remove(...all)).toEqual({
    message: '2 quizzes deleted successfully',
    deleted: [arrays.id, loops.id],
    refused,
  })
  expect([await titlesOf(course.id), await titlesOf(foreignCourse.id)]).toEqual([['Bits'], ['Secret']])
  const acts = await academy.services.db
    .selectFrom('audit_log')
    .select(['subject_name', 'actor_id'])
    .where('action', '=', 'delete-quiz')
    .orderBy('id')
    .execute()
  expect(acts).toEqual([
    { subject_name: 'Arrays', actor_id: grace.id },
    { subject_name: 'Loops', actor_id: grace.id },
  ])
})

test('when all are refused nothing is said to have gone; an admin deletes anybody’s', async () => {
  const foreign = await aQuiz(academy, await aCourse(academy))
  expect(await remove(foreign)).toMatchObject({ message: M.noneDeleted, deleted: [] })
  const answer = await academy
    .as(await anAdmin(academy))
    .call('POST /api/instructor/quizzes/delete', idsOf([foreign]))
  expect(answer).toEqual({ message: M.deleted, deleted: [foreign.id], refused: [] })
})

test('none, too many and what is no id are refused', async () => {
  const quiz = await aQuiz(academy, course)
  const ask = (ids: unknown) =>
    academy.as(grace).send('POST /api/instructor/quizzes/delete', { body: { ids } })
  expect(await ask([])).toMatchObject({ status: 400, body: { message: M.noneChosen } })
  const tooMany = Array.from({ length: DELETED_AT_A_TIME + 1 }, () => quiz.id)
  expect(await ask(tooMany)).toMatchObject({
    status: 400,
    body: { message: M.tooMany(DELETED_AT_A_TIME) },
  })
  expect((await ask([quiz.id, 'undefined'])).status).toBe(400)
})

test('the file of the chosen holds them alone, and nobody else’s', async () => {
  const own = await aQuiz(academy, course, { title: 'Chosen' })
  const foreign = await aQuiz(academy, await aCourse(academy), { title: 'Foreign' })
  const ids = [own.id, foreign.id].join()
  const rows = (text: string) =>
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[0])
  const mine = await academy.as(grace).send('GET /api/instructor/quizzes/csv', { query: { ids } })
  expect(rows(mine.text)).toEqual(['Chosen'])
  const all = await academy.as(await anAdmin(academy)).send('GET /api/quiz/all/csv', { query: { ids } })
  expect(rows(all.text)).toEqual(['Foreign', 'Chosen'])
})
