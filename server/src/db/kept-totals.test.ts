import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUpCourseOrders } from '../features/courses/orders-store.ts'
import { addUpQuizOrders } from '../features/quizzes/orders-store.ts'
import { COMPARED } from '../testing/compared-counts.ts'
import { WRITES, type Write } from '../testing/counted-writes/index.ts'
import { openTestDatabase } from '../testing/open-database.ts'
import type { OpenDatabase } from './database.ts'
import { recountAll } from './recount.ts'
import { retryTransaction } from './retry.ts'

const AT_ONCE = 5
const RACES = 60
const RACES_MS = 120_000

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

/** Of a reference: what is referred to has gone, or what is to go is referred to. */
const REFUSED = ['23503', '23001']
async function take(statement: RawBuilder<unknown>): Promise<void> {
  try {
    await retryTransaction(() => open.db.transaction().execute((db) => statement.execute(db)))
  } catch (error) {
    // Another one was quicker, and the database refused it, as it would in the academy.
    if (!REFUSED.includes((error as { code?: string }).code ?? '')) throw error
  }
}

async function expectKept(): Promise<void> {
  await addUpCourseOrders(open.db)
  await addUpQuizOrders(open.db)
  for (const [what, [kept, counted]] of Object.entries(COMPARED)) {
    const rows = await Promise.all([kept.execute(open.db), counted.execute(open.db)])
    expect(rows[0].rows, what).toEqual(rows[1].rows)
  }
  expect(await recountAll(open.db)).toEqual([])
}

test(
  'whatever is done, by several at once, the kept totals are those of the rows',
  async () => {
    const step = fc.tuple(fc.constantFrom(...Object.keys(WRITES)), fc.nat(1000))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: AT_ONCE }), { maxLength: 12 }),
        async (rounds) => {
          for (const pick of [0, 1, 2]) await take((WRITES.register as Write)(pick))
          await take((WRITES.open as Write)(0))
          for (const round of rounds)
            await Promise.all(round.map(([name, pick]) => take((WRITES[name] as Write)(pick))))
          await expectKept()
        },
      ),
      { numRuns: RACES },
    )
  },
  RACES_MS,
)

test('who enrols while the course is assigned to somebody else is counted with one of them, once', async () => {
  await take(sql`delete from courses`)
  for (const pick of [0, 3, 6]) await take((WRITES.register as Write)(pick))
  for (const pick of [1, 2, 4, 5]) await take((WRITES.register as Write)(pick))
  for (let round = 0; round < 20; round += 1) {
    await take((WRITES.open as Write)(0))
    await Promise.all([
      take((WRITES.assign as Write)(round)),
      ...[0, 8, 16, 24].map((pick) => take((WRITES.enrol as Write)(pick))),
    ])
    await expectKept()
    await take((WRITES.dropCourse as Write)(0))
    await expectKept()
  }
})
