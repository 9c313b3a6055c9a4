import { ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import { COURSE_MESSAGES as M } from '@academy/contract/courses'
import { DELETED_AT_A_TIME } from '@academy/contract/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aQuiz } from '../../testing/assessments.ts'
import {
  aCourse,
  aLecture,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  type TestPerson,
} from '../../testing/people.ts'
import { aQuestion } from '../../testing/questions.ts'
import { aSubmission, open } from '../../testing/submissions.ts'

let academy: TestAcademy
let grace: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  grace = await anInstructor(academy, { name: 'Grace Mukamana' })
})
afterAll(() => academy.stop())

const idsOf = (courses: { id: string }[]) => ({ body: { ids: courses.map(({ id }) => id) } })
const preview = (...courses: { id: string }[]) =>
  academy.as(grace).call('POST /api/instructor/courses/deletion', idsOf(courses))
const remove = (...courses: { id: string }[]) =>
  academy.as(grace).call('POST /api/instructor/courses/delete', idsOf(courses))
const isThere = async ({ id }: { id: string }) =>
  (await academy.as(grace).send('GET /api/course/{id}', { params: { id } })).status === 200

test('several go at once, each with a row in the log; which is refused stays, another’s without its name', async () => {
  const [clay, maps, sat] = [
    await aCourse(academy, { instructor: grace, title: 'Clay' }),
    await aCourse(academy, { instructor: grace, title: 'Maps of Kigali' }),
    await aCourse(academy, { instructor: grace, title: 'Bread and ovens' }),
  ]
  const foreign = await aCourse(academy, { instructor: await anInstructor(academy), title: 'Weaving' })
  const lecture = await aLecture(academy, clay)
  await aLecture(academy, clay)
  const learner = await aStudent(academy)
  await anEnrolment(academy, learner, clay)
  await aQuestion(academy, learner, lecture)
  const quiz = await aQuiz(academy, maps)
  await aSubmission(academy, quiz)
  const eric = await aStudent(academy, { name: 'Eric Mugisha' })
  await anEnrolment(academy, eric, sat)
  await open(academy, eric, await aQuiz(academy, sat))
  const nothing = { id: 'f'.repeat(24) }
  const refused = [
    {
      _id: sat.id,
      name: 'Bread and ovens',
      message: ATTEMPT_MESSAGES.sittingsRunning(['Eric Mugisha'], 1),
    },
    { _id: foreign.id, name: null, message: M.notYours },
    { _id: nothing.id, name: null, message: M.notFound },
  ]
  const all = [clay, sat, foreign, maps, nothing, clay]
  expect(await preview(...all)).toEqual({
    count: 2,
    lost: { lectures: 2, quizzes: 1, enrolments: 2, submissions: 1, questions: 1, announcements: 0 },
    refused,
  })
  expect([await isThere(clay), await isThere(maps)]).toEqual([true, true])
  expect(await remove(...all)).toEqual({
    message: '2 courses deleted successfully',
    deleted: [clay.id, maps.id],
    refused,
  })
  expect(await Promise.all([clay, maps, sat, foreign].map(isThere))).toEqual([false, false, true, true])
  const acts = await academy.services.db
    .selectFrom('audit_log')
    .select(['subject_name', 'actor_id'])
    .where('action', '=', 'delete-course')
    .orderBy('id')
    .execute()
  expect(acts).toEqual([
    { subject_name: 'Clay', actor_id: grace.id },
    { subject_name: 'Maps of Kigali', actor_id: grace.id },
  ])
})

test('an admin deletes anybody’s; when all are refused nothing is said to have gone', async () => {
  const course = await aCourse(academy, { instructor: await anInstructor(academy) })
  expect(await remove(course)).toEqual({
    message: M.noneDeleted,
    deleted: [],
    refused: [{ _id: course.id, name: null, message: M.notYours }],
  })
  const answer = await academy
    .as(await anAdmin(academy))
    .call('POST /api/instructor/courses/delete', idsOf([course]))
  expect(answer).toEqual({ message: M.deleted, deleted: [course.id], refused: [] })
})

test('none, too many and what is no id are refused', async () => {
  const course = await aCourse(academy, { instructor: grace })
  const ask = (ids: unknown) =>
    academy.as(grace).send('POST /api/instructor/courses/delete', { body: { ids } })
  expect(await ask([])).toMatchObject({ status: 400, body: { message: M.selectToAssign } })
  const tooMany = Array.from({ length: DELETED_AT_A_TIME + 1 }, () => course.id)
  expect(await ask(tooMany)).toMatchObject({
    status: 400,
    body: { message: M.tooMany(DELETED_AT_A_TIME) },
  })
  expect((await ask([course.id, 'undefined'])).status).toBe(400)
  expect(await isThere(course)).toBe(true)
})

test('the file of the chosen holds them alone, and nobody else’s', async () => {
  const own = await aCourse(academy, { instructor: grace, title: 'Chosen' })
  await aCourse(academy, { instructor: grace, title: 'Not chosen' })
  const foreign = await aCourse(academy, { title: 'Foreign' })
  const ids = [own.id, foreign.id].join()
  const rows = (text: string) =>
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[0])
  const mine = await academy.as(grace).send('GET /api/instructor/courses/csv', { query: { ids } })
  expect(rows(mine.text)).toEqual(['Chosen'])
  const all = await academy.as(await anAdmin(academy)).send('GET /api/courses/csv', { query: { ids } })
  expect(rows(all.text)).toEqual(['Foreign', 'Chosen'])
  const broken = await academy
    .as(grace)
    .send('GET /api/instructor/courses/csv', { query: { ids: 'undefined' } })
  expect(broken.status).toBe(400)
})
