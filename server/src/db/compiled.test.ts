import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { compiledFor, compiledOnce } from './compiled.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const HARD_WORDS = ["Uwase's \\ exam", '$1', "'; drop table users; --", 'Ikaze 🎓 مرحبا', '']

test('what never changes stands in the text, so that the one plan knows it; what changes is a value', () => {
  const exam = compiledOnce((db, { id }: { id: string }) =>
    db.selectFrom('assessments').select('id').where('kind', '=', 'final-exam').where('course_id', '=', id),
  ).of({ id: 'c1' })
  expect(exam.sql).toContain("'final-exam'")
  expect(exam.parameters).toEqual(['c1'])
})

test.each(HARD_WORDS)('the database reads what stands in the text as it was written: %s', async (word) => {
  const words = compiledFor(
    (_db, { given }: { given: string }, { kept }: { kept: string }) =>
      sql<
        Record<string, unknown>
      >`select ${kept} as kept, ${given}::text as given, ${1_000} as number, ${true} as flag`,
  )
  const rows = await words({ kept: word })(academy.services.db, { given: word })
  expect(rows).toEqual([{ kept: word, given: word, number: 1_000, flag: true }])
})

test('a list, a day and nothing at all stay values', () => {
  const day = new Date('2026-11-28T00:00:00Z')
  const { sql: text, parameters } = compiledOnce(
    (_db, _values: object) => sql`select ${['a', 'b']}::text[], ${day}::timestamptz, ${null}::text`,
  ).of({})
  expect(text).toBe('select $1::text[], $2::timestamptz, $3::text')
  expect(parameters).toEqual([['a', 'b'], day, null])
})
