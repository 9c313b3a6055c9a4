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
import { aSubmission } from '../../testing/submissions.ts'

let academy: TestAcademy
let grace: TestPerson
let admin: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  grace = await anInstructor(academy, { name: 'Grace Mukamana' })
  admin = await anAdmin(academy)
  const patrick = await anInstructor(academy, { name: 'Patrick Habimana' })
  const clay = await aCourse(academy, {
    title: 'Clay',
    description: 'Pots.',
    category: 'Web Development',
    instructor: grace,
  })
  const sql = await aCourse(academy, {
    title: 'éclair and SQL',
    category: 'Data Science',
    instructor: grace,
    price: 45_000,
  })
  await aCourse(academy, { title: '=Warp', instructor: patrick, price: 9_000 })
  for (let i = 0; i < 3; i++) await anEnrolment(academy, await aStudent(academy), sql)
  await anEnrolment(academy, await aStudent(academy), clay)
  for (let i = 0; i < 2; i++) await aLecture(academy, clay)
  const quiz = await aQuiz(academy, sql)
  await aSubmission(academy, quiz, { answers: [1, 0, 'Because it repeats.'] })
})
afterAll(() => academy.stop())

type Query = Record<string, string>
const own = (query: Query = {}) =>
  academy.as(grace).call('GET /api/instructor/courses', { query: query as never })
const all = (query: Query = {}) => academy.as(admin).call('GET /api/courses', { query: query as never })
const titles = ({ courses }: { courses: { title: string }[] }) => courses.map(({ title }) => title)

test('courses come in the order asked for, the newest first without one', async () => {
  expect(titles(await own())).toEqual(['éclair and SQL', 'Clay'])
  expect(titles(await all())).toEqual(['=Warp', 'éclair and SQL', 'Clay'])
  expect(titles(await all({ sort: 'title' }))).toEqual(['=Warp', 'Clay', 'éclair and SQL'])
  expect(titles(await all({ sort: '-price' }))).toEqual(['éclair and SQL', '=Warp', 'Clay'])
  expect(titles(await all({ sort: '-students' }))).toEqual(['éclair and SQL', 'Clay', '=Warp'])
  expect(titles(await own({ sort: '-lectures' }))).toEqual(['Clay', 'éclair and SQL'])
  expect(titles(await own({ sort: 'quizzes' }))).toEqual(['Clay', 'éclair and SQL'])
  expect(titles(await all({ sort: 'quizzes' }))).toEqual(['Clay', '=Warp', 'éclair and SQL'])
  expect(titles(await all({ sort: '-quizzes' }))).toEqual(['éclair and SQL', '=Warp', 'Clay'])
  for (const sort of ['quizzes', '-quizzes', 'students', '-lectures']) {
    const whole = await all({ sort })
    for (const page of [1, 2, 3])
      expect(await all({ sort, limit: '1', page: `${page}` })).toMatchObject({
        courses: [whole.courses[page - 1]],
        total: 3,
        pages: 3,
      })
  }
  expect(titles(await all({ sort: 'colour' }))).toEqual(titles(await all()))
})

test('a search finds title, description and creator; filters narrow; the count follows', async () => {
  expect(titles(await all({ search: 'ÉCLAIR' }))).toEqual(['éclair and SQL'])
  expect(titles(await all({ search: 'pots' }))).toEqual(['Clay'])
  expect(titles(await all({ search: 'habimana' }))).toEqual(['=Warp'])
  expect(await own({ search: 'habimana' })).toMatchObject({ courses: [], total: 0, hasMore: false })
  expect(titles(await all({ type: 'paid', sort: 'price' }))).toEqual(['=Warp', 'éclair and SQL'])
  expect(await all({ category: 'Data Science' })).toMatchObject({ total: 1, courses: [{ quizCount: 1 }] })
  expect(titles(await all({ title: 'clay' }))).toEqual(['Clay'])
  expect(await all({ title: 'pots' })).toMatchObject({ courses: [], total: 0 })
  const [newest] = (await all()).courses
  expect(titles(await all({ course: newest?._id ?? '' }))).toEqual(['=Warp'])
  const second = await all({ sort: 'title', limit: '2', page: '2' })
  expect([titles(second), second.total, second.pages]).toEqual([['éclair and SQL'], 3, 2])
  expect(
    (await academy.as(admin).send('GET /api/courses', { query: { search: 'x'.repeat(201) } })).status,
  ).toBe(400)
})

test('how many submissions wait is said only where it is asked for', async () => {
  const { courses } = await all({ counts: 'pending', sort: 'title' })
  expect(courses.map(({ pendingSubmissions }) => pendingSubmissions)).toEqual([0, 0, 1])
  expect((await all()).courses[0]).not.toHaveProperty('pendingSubmissions')
})

test('the file holds the whole list as its filters let it through, and no formula', async () => {
  const file = await academy.as(admin).send('GET /api/courses/csv')
  expect(file.headers['content-disposition']).toMatch(/filename="courses-\d{4}-\d\d-\d\d\.csv"/)
  const [head, ...rows] = file.text.trim().split('\r\n')
  expect(head).toContain('Course,Category,Type,"Price (RWF)"')
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatch(/^"?'=Warp/)
  const narrowed = await academy.as(admin).send('GET /api/courses/csv', { query: { type: 'free' } })
  expect(narrowed.text.trim().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/^Clay,"Web Development",free,0,4,"Grace Mukamana",1,2,0,/),
  ])
  const mine = await academy.as(grace).send('GET /api/instructor/courses/csv')
  expect(mine.text).not.toContain('Warp')
  expect(mine.text.trim().split('\r\n')).toHaveLength(3)
})
