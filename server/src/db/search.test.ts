import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { aCourse, anAdmin, anInstructor } from '../testing/people.ts'
import { matchesSearch, matchesWords, searchPatterns } from './search.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const key = (stored: string) => sql`folded(${stored}::text)`

test.each([
  ['Éric Habimana', 'eric', true],
  ['Eric Habimana', 'ÉRIC', true],
  ['Frédéric', 'deri', true],
  ['Frédéric', 'er', false],
  ['Habimana Éric', 'er', true],
  ['First line\nÉric', 'er', true],
  ['Habimana', 'h', true],
  ['Habimana', 'b', false],
  ['100 % of it', '%', true],
  ['all of it', '%', false],
  ['a_b', 'a_b', true],
  ['acb', 'a_b', false],
  ['back\\slash', 'k\\s', true],
  ['anything', '', true],
])('%j, searched by %j: %j', async (stored, typed, isFound) => {
  const { rows } = await sql<{ one: boolean; row: boolean }>`
    select ${matchesSearch(key(stored), typed)} as one, ${key(stored)} like any(${searchPatterns(typed)}) as row`.execute(
    academy.services.db,
  )
  expect(rows).toEqual([{ one: isFound, row: isFound }])
})

test('words are found in any order, and all of them', async () => {
  const holds = async (typed: string) => {
    const { rows } = await sql<{ all: boolean }>`
      select ${matchesWords(key('Hills and Maps of Kigali'), typed)} as all`.execute(academy.services.db)
    return rows[0]?.all
  }
  expect([await holds('kigali  maps'), await holds('maps lakes'), await holds('')]).toEqual([
    true,
    false,
    true,
  ])
})

test('"Eric" finds "Éric" in the catalogue, among courses and among people', async () => {
  const [eric, admin] = [await anInstructor(academy, { name: 'Éric Habimana' }), await anAdmin(academy)]
  const course = await aCourse(academy, { title: 'L’économie d’Éric', instructor: eric })
  const as = academy.as(admin)
  for (const q of ['eric', 'ÉRIC', 'economie']) {
    const { courses } = await academy.as(null).call('GET /api/course/all', { query: { q } })
    expect([q, courses.map(({ _id }) => _id)]).toEqual([q, [course.id]])
    const { courses: managed } = await as.call('GET /api/courses', { query: { search: q } })
    expect([q, managed.map(({ _id }) => _id)]).toEqual([q, [course.id]])
  }
  const { users } = await as.call('GET /api/users', { query: { q: 'er' } })
  expect(users.map(({ name }) => name)).toContain('Éric Habimana')
})

test('folding costs no call for each row, and nothing folded stays nothing', async () => {
  const { rows: plan } = await sql<Record<string, string>>`
    explain (verbose, costs off) select folded(content) from messages where folded(content) like 'a%'`.execute(
    academy.services.db,
  )
  const text = plan.map((line) => Object.values(line)[0]).join('\n')
  expect(text).toContain('lower(')
  expect(text).not.toContain('folded(')
  const { rows } = await sql<{ key: string | null }>`select folded(null) as key`.execute(academy.services.db)
  expect(rows).toEqual([{ key: null }])
})
