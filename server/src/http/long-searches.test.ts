import { LIST_MAX_ROWS } from '@academy/contract/http'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { anAdmin, anInstructor } from '../testing/people.ts'

// Searches that find one row more than a list holds.
const MANY = LIST_MAX_ROWS + 1
let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const id = (letter: string) => sql`${letter}::text || lpad(n::text, 23, '0')`
const many = sql`generate_series(1, ${MANY}::int) n`

test('the catalogue and the requests for certificates: a search that finds more says so, of each count', async () => {
  const [admin, grace] = [await anAdmin(academy), await anInstructor(academy)]
  await academy.write(async ({ db }) => {
    const facts = sql`course_title, course_description, category, duration_weeks, instructor_name, percentage,
      requested_by_name, requested_at, status, approved_at`
    for (const rows of [
      sql`insert into users (id, name, email)
        select ${id('a')}, 'Student ' || n, 'student.' || n || '@example.rw' from ${many}`,
      sql`insert into courses (id, title, description, category, created_by, duration_weeks, price_rwf, course_type, search)
        select ${id('c')}, 'Course ' || n, '', 'Web', 'Grace', 1, 0, 'free', 'a walk course ' || n from ${many}`,
      sql`insert into courses (id, title, description, category, created_by, duration_weeks, price_rwf, course_type, search)
        select ${id('7')}, 'Walk ' || n, '', 'Data Science', 'Grace', 1, 0, 'free', 'a walk' from generate_series(1, 3) n`,
      sql`insert into certification_requests (id, student_id, ${facts})
        select ${id('8')}, ${id('a')}, 'Walking', '', 'Web', 1, 'Grace', 80, 'Grace', now() + n * interval '1 second',
          case when n <= 5 then 'approved' else 'pending' end, case when n <= 5 then now() end
        from ${many}`,
      sql`insert into certification_requests (id, student_id, ${facts})
        select ${id('9')}, ${grace.id}, 'Walking', '', 'Web', 1, 'Grace', 80, 'Grace', now(), 'pending', null
        from generate_series(1, 1) n`,
    ])
      await rows.execute(db)
  })
  const catalogue = (query: object) => academy.as(null).call('GET /api/course/all', { query })
  const walks = await catalogue({ q: 'a walk', limit: '10' })
  expect(walks).toMatchObject({
    total: LIST_MAX_ROWS,
    hasMore: true,
    pages: 100,
    counts: { All: LIST_MAX_ROWS },
  })
  expect(walks.atLeast).toEqual(Object.keys(walks.counts))
  const music = await catalogue({ q: 'a walk', category: 'Data Science' })
  expect(music).toMatchObject({ total: 3, hasMore: false, counts: { All: LIST_MAX_ROWS, 'Data Science': 3 } })
  expect(music.atLeast).not.toContain('Data Science')
  expect(await catalogue({ q: 'course 999' })).toMatchObject({ hasMore: false, atLeast: [] })

  const requests = (query: object) =>
    academy.as(admin).call('GET /api/certification/certification-requests', { query })
  const walking = await requests({ search: 'walking', limit: 10, page: 100 })
  expect(walking).toMatchObject({ total: LIST_MAX_ROWS, hasMore: true, page: 100, pages: 100 })
  expect(walking.counts).toMatchObject({ all: LIST_MAX_ROWS, pending: MANY - 4, approved: 5 })
  expect(walking.atLeast).toEqual(['all'])
  expect(walking.requests.map(({ status }) => status)).toEqual([
    ...Array(7).fill('pending'),
    ...Array(3).fill('approved'),
  ])
  expect(await requests({ search: 'walking', status: 'approved' })).toMatchObject({
    total: 5,
    hasMore: false,
  })
  expect(await requests({ search: 'student 999' })).toMatchObject({ total: 1, hasMore: false, atLeast: [] })
})
