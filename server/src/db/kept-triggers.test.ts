import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUpCourseOrders } from '../features/courses/orders-store.ts'
import { addUpQuizOrders } from '../features/quizzes/orders-store.ts'
import { COMPARED } from '../testing/compared-counts.ts'
import { GROUPS, WRITES } from '../testing/counted-writes/index.ts'
import { listedTriggers } from '../testing/listed-triggers.ts'
import { openTestDatabase } from '../testing/open-database.ts'
import type { OpenDatabase } from './database.ts'
import { KEPT } from './kept-counts.ts'
import { recount } from './recount.ts'
import type { Database } from './schema.ts'

/** So often each write comes, each time about other rows; what changes to and fro ends otherwise than it began. */
const PICKS = [0, 1, 2, 3, 4, 8, 9, 17]

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

class Undone extends Error {}
/** In a transaction of which nothing stays. */
async function undone(work: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  const tried = open.db.transaction().execute(async (db) => {
    await work(db)
    throw new Undone()
  })
  await tried.catch((error) => {
    if (!(error instanceof Undone)) throw error
  })
}

interface Written {
  /** Those that changed something. */
  effective: Set<string>
  wrong: string[]
}

/** All writes in their order, by one alone; after each group, what has gone wrong, before the next takes it away with its rows. */
async function writeAll(db: Kysely<Database>): Promise<Written> {
  const effective = new Set<string>()
  for (const group of GROUPS) {
    for (const [name, write] of Object.entries(group))
      for (const pick of PICKS) {
        const { rows, numAffectedRows } = await write(pick).execute(db)
        if (rows.length > 0 || numAffectedRows) effective.add(name)
      }
    // Some count at the commit.
    await sql`set constraints all immediate`.execute(db)
    const wrong = await findWrong(db)
    if (wrong.length > 0) return { effective, wrong }
  }
  return { effective, wrong: [] }
}

/** What is kept and is not what the rows say. */
async function findWrong(db: Kysely<Database>): Promise<string[]> {
  const wrong: string[] = []
  for (const kept of KEPT) if ((await recount(db, kept)).length > 0) wrong.push(kept.table)
  await addUpCourseOrders(db)
  await addUpQuizOrders(db)
  for (const [what, [kept, counted]] of Object.entries(COMPARED)) {
    const [is, should] = [await kept.execute(db), await counted.execute(db)]
    if (JSON.stringify(is.rows) !== JSON.stringify(should.rows)) wrong.push(what)
  }
  return wrong
}

test('every write of the property test changes something, and all of them together keep what is counted', () =>
  undone(async (db) => {
    const { effective, wrong } = await writeAll(db)
    expect(wrong).toEqual([])
    expect(Object.keys(WRITES).filter((name) => !effective.has(name))).toEqual([])
  }))

/** A version, not a count. */
const isVersion = (named: string) => ['count_catalogue_change', 'count_outline_change'].includes(named)
const keeping = listedTriggers().filter(
  ({ section, named }) => section === 'Counts that are kept' && !isVersion(named),
)
describe('a trigger that does not count is found by the writes of the property test:', () => {
  test.each(keeping.map(({ table, trigger }) => [trigger, table]))('%s', (trigger, table) =>
    undone(async (db) => {
      await sql`alter table ${sql.table(table)} disable trigger ${sql.ref(trigger)}`.execute(db)
      expect((await writeAll(db)).wrong).not.toEqual([])
    }),
  )
})
