import { CATALOGUE_PAGE_ROWS, COURSE_MESSAGES as M } from '@academy/contract/courses'
import { HTTP_MESSAGES } from '@academy/contract/http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aCourse, aLecture, anEnrolment, anInstructor, aStudent } from '../../testing/people.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

type Query = { q?: string; category?: string; page?: string; limit?: string }
const catalogue = (query: Query = {}) => academy.as(null).call('GET /api/course/all', { query })
const titles = async (query: Query) => (await catalogue(query)).courses.map(({ title }) => title)

test('an empty academy has one empty page', async () => {
  const empty = await startAcademy()
  try {
    const { courses, total, page, pages, counts } = await empty.as(null).call('GET /api/course/all')
    expect({ courses, total, page, pages }).toEqual({ courses: [], total: 0, page: 1, pages: 1 })
    expect(counts).toMatchObject({ All: 0, 'Web Development': 0, 'Artificial Intelligence': 0 })
  } finally {
    await empty.stop()
  }
})

describe('pages', () => {
  const category = 'App Development'
  beforeAll(async () => {
    for (let i = 1; i <= CATALOGUE_PAGE_ROWS + 3; i++) await aCourse(academy, { title: `App ${i}`, category })
  })

  const limit = String(CATALOGUE_PAGE_ROWS)

  test('come only to who asks: a client that searches by itself gets every course', async () => {
    const { courses, total, pages } = await catalogue()
    expect(total).toBeGreaterThan(CATALOGUE_PAGE_ROWS)
    expect(courses).toHaveLength(total)
    expect(pages).toBe(1)
  })

  test('hold what is asked for, newest first, and go on', async () => {
    const first = await catalogue({ category, limit })
    expect(first.courses).toHaveLength(CATALOGUE_PAGE_ROWS)
    expect(first.courses[0]?.title).toBe(`App ${CATALOGUE_PAGE_ROWS + 3}`)
    expect(first).toMatchObject({ total: CATALOGUE_PAGE_ROWS + 3, page: 1, pages: 2 })
    expect(await titles({ category, limit, page: '2' })).toEqual(['App 3', 'App 2', 'App 1'])
  })

  test('beyond the end stop at the last one; nonsense is the first', async () => {
    expect(await catalogue({ category, limit, page: '99999' })).toMatchObject({ page: 2, pages: 2 })
    for (const page of ['0', '-1', 'x', '1.5', '1e9', '']) {
      expect(await catalogue({ category, limit, page })).toMatchObject({ page: 1 })
    }
  })

  test('have the length that is asked for, within bounds', async () => {
    expect(await catalogue({ category, limit: '4' })).toMatchObject({ pages: 4 })
    for (const limit of ['0', '1001', '-5', 'all']) {
      const answer = await academy.as(null).send('GET /api/course/all', { query: { limit } })
      expect(answer.status).toBe(400)
    }
  })
})

describe('search', () => {
  beforeAll(async () => {
    await aCourse(academy, {
      title: 'ÉCOLE du Soir',
      description: 'Straße and café',
      category: 'Data Science',
    })
    await aCourse(academy, {
      title: '100% Canvas_Games',
      description: 'C:\\temp',
      category: 'Game Development',
    })
    await aCourse(academy, { title: 'Ｆｕｌｌｗｉｄｔｈ letters', category: 'Web Development' })
    await aCourse(academy, { title: 'ウェブを学ぶ 웹 개발', category: 'Web Development' })
  })

  test.each([
    ['école', 'ÉCOLE du Soir'],
    ['SOIR', 'ÉCOLE du Soir'],
    ['CAFÉ', 'ÉCOLE du Soir'],
    ['  soir ', 'ÉCOLE du Soir'],
    ['fullwidth', 'Ｆｕｌｌｗｉｄｔｈ letters'],
    ['を学ぶ', 'ウェブを学ぶ 웹 개발'],
    ['웹', 'ウェブを学ぶ 웹 개발'],
    ['100%', '100% Canvas_Games'],
    ['s_g', '100% Canvas_Games'],
    ['c:\\t', '100% Canvas_Games'],
  ])('%j finds one course', async (q, title) => {
    expect(await titles({ q })).toEqual([title])
  })

  test.each(['0% canvas%games', '1_0%', '%%', '__', '\\', "'; drop table courses; --"])(
    '%j is no pattern',
    async (q) => {
      const found = await titles({ q })
      expect(found.every((title) => title.includes('Canvas') && q === '\\')).toBe(true)
    },
  )

  test('counts what it finds by category, and goes together with one', async () => {
    const found = await catalogue({ q: 'a' })
    const { All = 0, ...byCategory } = found.counts
    expect(found.total).toBe(All)
    expect(Object.values(byCategory).reduce((sum, count) => sum + count, 0)).toBe(All)
    const some = await catalogue({ q: 'canvas', category: 'Data Science' })
    expect(some).toMatchObject({ total: 0, courses: [], counts: { All: 1, 'Game Development': 1 } })
  })

  test('is refused when it is longer than a sentence', async () => {
    const answer = await academy.as(null).send('GET /api/course/all', { query: { q: 'x'.repeat(201) } })
    expect(answer).toMatchObject({ status: 400, body: { message: HTTP_MESSAGES.searchTooLong } })
  })
})

test('the counts follow every course that comes, moves and goes', async () => {
  const count = async (category: string) => (await catalogue()).counts[category] ?? 0
  const before = { web: await count('Web Development'), ai: await count('Artificial Intelligence') }
  const grace = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: grace, category: 'Web Development' })
  expect(await count('Web Development')).toBe(before.web + 1)
  const params = { id: course.id }
  const body = { category: 'Artificial Intelligence' }
  await academy.as(grace).call('PUT /api/instructor/courses/{id}', { params, body })
  expect([await count('Web Development'), await count('Artificial Intelligence')]).toEqual([
    before.web,
    before.ai + 1,
  ])
  await academy.as(grace).call('DELETE /api/course/{id}', { params })
  expect(await count('Artificial Intelligence')).toBe(before.ai)
})

test('a course shows its outline and nothing that leads to the media', async () => {
  const course = await aCourse(academy, { instructor: await anInstructor(academy) })
  const video = await aLecture(academy, course, { title: 'First steps', type: 'video', durationSeconds: 90 })
  await aLecture(academy, course, { title: 'Notes', slides: 3 })
  await anEnrolment(academy, await aStudent(academy), course)
  const answer = await academy.as(null).send('GET /api/course/{id}', { params: { id: course.id } })
  expect(answer.body.course).toMatchObject({ lectureCount: 2, studentCount: 1, image: null })
  expect(answer.body.course.outline).toEqual([
    {
      title: 'First steps',
      lectureType: 'video',
      documentType: null,
      durationSeconds: 90,
      pageCount: null,
      sizeBytes: 1000,
    },
    {
      title: 'Notes',
      lectureType: 'notes',
      documentType: null,
      durationSeconds: null,
      pageCount: 3,
      sizeBytes: null,
    },
  ])
  expect(answer.text).not.toContain(video.id)
  expect(answer.text).not.toMatch(/media\/|\.mp4/)
})

test.each([
  ['f'.repeat(24), 404, M.notFound],
  ['undefined', 400, M.idInvalid],
  ['null', 400, M.idInvalid],
  ['123', 400, M.idInvalid],
  [`${'f'.repeat(23)}g`, 400, M.idInvalid],
  ["1' or '1'='1", 400, M.idInvalid],
])('the id %j is %i', async (id, status, message) => {
  const answer = await academy.as(null).send('GET /api/course/{id}', { params: { id } })
  expect(answer).toMatchObject({ status, body: { message } })
})

test('an id in capitals is the same course', async () => {
  const course = await aCourse(academy)
  const params = { id: course.id.toUpperCase() }
  const found = await academy.as(null).call('GET /api/course/{id}', { params })
  expect(found.course._id).toBe(course.id)
})
