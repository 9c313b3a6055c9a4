import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fillTables, idOf } from '../testing/many-rows.ts'
import { openWatchedDatabase, pagesRead } from '../testing/open-database.ts'
import { matchesSearch } from './search.ts'
import { learnCommonLetters, readSearchSamples, selectiveParts } from './search-sample.ts'

let open: Awaited<ReturnType<typeof openWatchedDatabase>>
beforeAll(async () => {
  open = await openWatchedDatabase()
  await fillTables(open.pool, [
    `insert into courses (id, title, description, category, created_by, duration_weeks, price_rwf, course_type, search)
     select ${idOf('c', 'n')}, 'Course ' || n, '', 'Data', '', 1, 1000, 'paid', 'course ' || n from generate_series(1, 10) n`,
    `insert into lectures (id, course_id, title, description, lecture_type, position)
     select ${idOf('b', 'n')}, ${idOf('c', '1 + n % 10')}, 'Lecture ' || n, '', 'notes', n from generate_series(1, 40000) n`,
  ])
  await open.pool.query('vacuum analyze')
}, 60_000)
afterAll(() => open.close())
afterEach(() => learnCommonLetters([]))

const COMMON = [Array.from({ length: 50 }, (_, n) => `lecture ${n}`)]

test.each([
  ['lecture 777', ['e 777']],
  ['777 lecture 888', ['777 le', 'e 888']],
  ['LECTURE 777', ['e 777']],
  // Nothing of it is rare, or all of it.
  ['lecture', []],
  ['zebra', []],
  // No index has anything of ", -".
  ['lecture, -', []],
  // The database alone knows what is left of an accent.
  ['lecture é777', []],
])('%j is looked up by %j', (typed, parts) => {
  learnCommonLetters(COMMON)
  expect(selectiveParts(typed)).toEqual(parts)
})

test('parts are of the text, and together with it find what it finds', async () => {
  learnCommonLetters(COMMON)
  const texts = fc.array(fc.constantFrom('lecture', ' ', '7', 'zeb', '%', '_', '\\', 'É', 'A'), {
    maxLength: 6,
  })
  await fc.assert(
    fc.asyncProperty(texts, texts, async (stored, typed) => {
      const [text, search] = [stored.join(''), typed.join('')]
      for (const part of selectiveParts(search)) expect(search.toLowerCase()).toContain(part)
      const found = () =>
        sql<{ is: boolean }>`select ${matchesSearch(sql`folded(${text}::text)`, search)} as is`.execute(
          open.db,
        )
      const byParts = await found()
      learnCommonLetters([])
      const whole = await found()
      learnCommonLetters(COMMON)
      expect(byParts.rows).toEqual(whole.rows)
    }),
    { numRuns: 200 },
  )
})

test('a number behind a word that all titles begin with reads few pages', async () => {
  const find = async () => {
    open.asked.length = 0
    const { rows } = await sql<{ id: string }>`
      select id from lectures where ${matchesSearch(sql`folded(lectures.title)`, 'lecture 7777')}`.execute(
      open.db,
    )
    return { found: rows.length, pages: await pagesRead(open) }
  }
  const before = await find()
  learnCommonLetters(await readSearchSamples(open.db))
  const after = await find()
  expect([before.found, after.found]).toEqual([1, 1])
  expect(after.pages).toBeLessThan(before.pages / 2)
})
