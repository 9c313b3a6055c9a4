import { addDays, dayOf } from '@academy/contract/text/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anExam, aQuiz, type TestAssessment } from '../../../testing/assessments.ts'
import { aCourse, aLecture, anAdmin, anInstructor, type TestPerson } from '../../../testing/people.ts'
import { aGraduate, aSubmission, type TestSubmission } from '../../../testing/submissions.ts'

let academy: TestAcademy
let grace: TestPerson
let patrick: TestPerson
let admin: TestPerson
let loops: TestAssessment
let arrays: TestAssessment
/** In the order in which they were handed in: the first two and the fourth wait, the third and the fifth are graded. */
let handedIn: TestSubmission[]
beforeAll(async () => {
  academy = await startAcademy()
  grace = await anInstructor(academy)
  patrick = await anInstructor(academy)
  admin = await anAdmin(academy)
  const course = await aCourse(academy, { instructor: grace, title: 'First Steps' })
  const other = await aCourse(academy, { instructor: patrick, title: '100% Databases' })
  await aLecture(academy, course)
  loops = await aQuiz(academy, course, { title: 'Loops' })
  arrays = await aQuiz(academy, other, { title: 'Arrays_and more' })
  const exam = await anExam(academy, course)
  handedIn = []
  for (const [quiz, name, text] of [
    [loops, 'Éric Mugisha', 'One.'],
    [arrays, 'Aline Uwase', 'Two.'],
    [loops, 'Keza Mutoni', null],
    [loops, 'Diane Ingabire', 'Four.'],
    [arrays, 'Jean Bosco', null],
  ] as const) {
    const student = await aGraduate(academy, { id: quiz.course_id }, { name })
    handedIn.push(await aSubmission(academy, quiz, { student, answers: [1, 0, text] }))
    academy.clock.advance(60_000)
  }
  // An exam is in none of these lists.
  await aSubmission(academy, exam)
})
afterAll(() => academy.stop())

type Query = Record<string, string | number>
const all = (query: Query = {}) =>
  academy.as(admin).call('GET /api/submissions/all', { query: query as never })
const own = (person: TestPerson, query: Query = {}) =>
  academy.as(person).call('GET /api/instructor/submissions', { query: query as never })
/** Their places in `handedIn`. */
const places = ({ submissions }: { submissions: { _id: string }[] }) =>
  submissions.map(({ _id }) => handedIn.findIndex(({ id }) => id === _id))

describe('the order', () => {
  test('those that wait, the oldest first; then the graded, the newest first', async () => {
    const list = await all()
    expect(places(list)).toEqual([0, 1, 3, 4, 2])
    expect(list).toMatchObject({ total: 5, pending: 3, page: 1, pages: 1 })
    expect(list.submissions[0]).toMatchObject({
      quiz: { _id: loops.id, title: 'Loops', totalMarks: 5 },
      courseName: 'First Steps',
      student: { name: 'Éric Mugisha' },
      status: 'submitted',
      totalMarksAwarded: 2,
      unmarkedCount: 1,
    })
  })

  test('holds over pages, and a page beyond the last is the last', async () => {
    const pages = [
      await all({ limit: 2 }),
      await all({ limit: 2, page: 2 }),
      await all({ limit: 2, page: 99 }),
    ]
    expect(pages.map(places)).toEqual([[0, 1], [3, 4], [2]])
    expect(pages.map(({ page, pages: of }) => [page, of])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  test('is that of the grading queue', async () => {
    const read = (person: TestPerson, query = {}) =>
      academy.as(person).call('GET /api/instructor/grading-queue', { query })
    const { queue, graded, total } = await read(admin)
    expect(places({ submissions: queue })).toEqual([0, 1, 3, 4, 2])
    expect([graded, total]).toEqual([2, 5])
    expect((await read(grace, { quiz: loops.id })).queue.map(({ student }) => student)).toEqual([
      'Éric Mugisha',
      'Diane Ingabire',
      'Keza Mutoni',
    ])
    const foreign = await academy
      .as(grace)
      .send('GET /api/instructor/grading-queue', { query: { quiz: arrays.id } })
    expect(foreign.status).toBe(403)
  })
})

describe('what a list is about', () => {
  test('instructors see their own courses only, whatever they ask for', async () => {
    expect(places(await own(grace))).toEqual([0, 3, 2])
    expect(places(await own(patrick))).toEqual([1, 4])
    expect(places(await own(admin))).toEqual([0, 1, 3, 4, 2])
    expect(await own(grace, { course: arrays.course_id })).toMatchObject({
      submissions: [],
      total: 0,
      pending: 0,
    })
    expect(await own(grace, { quiz: arrays.id })).toMatchObject({ submissions: [], total: 0 })
  })

  test('by status, course and quiz; what is no id finds nothing', async () => {
    expect(places(await all({ status: 'graded' }))).toEqual([4, 2])
    expect(await all({ status: 'submitted' })).toMatchObject({ total: 3, pending: 3 })
    expect(places(await all({ course: loops.course_id, status: 'submitted' }))).toEqual([0, 3])
    expect(places(await all({ quiz: arrays.id.toUpperCase() }))).toEqual([1, 4])
    expect(places(await all({ quiz: 'undefined' }))).toEqual([])
    expect(places(await all({ course: newId() }))).toEqual([])
  })

  test.each([
    ['eric', [0]],
    ['MUTONI', [2]],
    ['loop', [0, 3, 2]],
    ['@EXAMPLE.rw', [0, 1, 3, 4, 2]],
    ['s_a', [1, 4]],
    ['%', []],
    ['_', []],
    ['m', [0, 1, 4, 2]],
    ['a', [1, 4]],
    ['\\', []],
    ['nobody', []],
  ])('a search for %s', async (search, found) => {
    const list = await all({ search })
    expect(places(list)).toEqual(found)
    expect(list.total).toBe(found.length)
  })

  test('a search stays inside of what its caller may see', async () => {
    expect(places(await own(grace, { search: 'example' }))).toEqual([0, 3, 2])
    expect(places(await own(grace, { search: 'aline' }))).toEqual([])
  })
})

describe('of one quiz, and of one course', () => {
  test('with its counters, whatever is searched', async () => {
    const params = { id: loops.id }
    const list = await academy
      .as(grace)
      .call('GET /api/submissions/quiz/{id}', { params, query: { search: 'keza' } })
    expect(places(list)).toEqual([2])
    expect(list.stats).toEqual({ totalSubmissions: 3, gradedSubmissions: 1, pendingSubmissions: 2 })
    expect(list.quiz).toMatchObject({ title: 'Loops', questionCount: 3 })
    const foreign = await academy.as(patrick).send('GET /api/submissions/quiz/{id}', { params })
    expect(foreign.status).toBe(403)
  })

  test('a course’s own', async () => {
    const params = { id: arrays.course_id }
    const list = await academy.as(patrick).call('GET /api/instructor/courses/{id}/submissions', { params })
    expect(places(list)).toEqual([1, 4])
  })
})

test('the counts follow what is graded and what is deleted', async () => {
  const quiz = await aQuiz(academy, { id: loops.course_id })
  const { id } = await aSubmission(academy, quiz)
  expect(await all({ limit: 1 })).toMatchObject({ total: 6, pending: 4 })
  const written = quiz.questions[2]?._id ?? ''
  await academy.as(grace).call('PUT /api/submission/{id}', {
    params: { id },
    body: { feedback: { [written]: { marksAwarded: 1 } } },
  })
  expect(await all({ limit: 1 })).toMatchObject({ total: 6, pending: 3 })
  await academy.as(grace).call('DELETE /api/quiz/{id}', { params: { id: quiz.id } })
  expect(await all({ limit: 1 })).toMatchObject({ total: 5, pending: 3 })
})

test('the work of a deleted person stays', async () => {
  const { db } = academy.services
  const [first] = handedIn
  await db
    .updateTable('submissions')
    .set({ student_id: null })
    .where('id', '=', first?.id ?? '')
    .execute()
  expect((await all({ limit: 1 })).submissions[0]).toMatchObject({ _id: first?.id, student: null })
  const { queue } = await academy
    .as(grace)
    .call('GET /api/instructor/grading-queue', { query: { quiz: loops.id } })
  expect(queue[0]).toMatchObject({ _id: first?.id, student: 'Deleted user' })
})

describe('days and chosen rows', () => {
  test('a list of some days holds what was handed in on them in Kigali, and its counts', async () => {
    const today = dayOf(academy.clock.now())
    // The five may stand on either side of a midnight.
    const [before, after] = [addDays(today, -1), addDays(today, 1)]
    expect(places(await all({ from: before, to: today }))).toEqual([0, 1, 3, 4, 2])
    expect(await all({ from: before, status: 'graded' })).toMatchObject({ total: 2, pending: 3 })
    expect(await all({ from: after })).toMatchObject({ total: 0, pending: 0, hasMore: false })
    expect(await own(grace, { to: addDays(today, -2) })).toMatchObject({ total: 0 })
    expect(places(await own(grace, { from: before }))).toEqual([0, 3, 2])
    const bad = { query: { from: '2026-02-30' } as never }
    expect((await academy.as(admin).send('GET /api/submissions/all', bad)).status).toBe(400)
  })

  test('a file of chosen rows holds these, and nobody else’s', async () => {
    const ids = [handedIn[3]?.id, handedIn[1]?.id].join()
    const csv = async (person: TestPerson, address: 'all' | 'own') =>
      academy
        .as(person)
        .send(address === 'all' ? 'GET /api/submissions/all/csv' : 'GET /api/instructor/submissions/csv', {
          query: { ids },
        })
    const names = (text: string) =>
      text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',')[0]?.replaceAll('"', ''))
    expect(names((await csv(admin, 'all')).text)).toEqual(['Aline Uwase', 'Diane Ingabire'])
    expect(names((await csv(grace, 'own')).text)).toEqual(['Diane Ingabire'])
    const bad = { query: { ids: 'all' } }
    expect((await academy.as(admin).send('GET /api/submissions/all/csv', bad)).status).toBe(400)
  })
})
