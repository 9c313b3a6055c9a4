import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/open-database.ts'
import { asked } from '../testing/round-trips.ts'
import type { OpenDatabase } from './database.ts'
import { nameOf, prepared, together, withCommit } from './statement.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  await open.pool.query('create table marbles (color text primary key)')
})
afterAll(() => open.close())

const put = (color: string) => sql<{ color: string }>`insert into marbles values (${color})`.compile(open.db)
const colors = async () =>
  (await sql<{ color: string }>`select color from marbles order by color`.execute(open.db)).rows.map(
    (row) => row.color,
  )

test('statements that are asked together take one round trip, and each sees what the one before did', async () => {
  const count = sql<{ count: number }>`select count(*) from marbles`.compile(open.db)
  const { trips } = await asked(async () => {
    const [before, , after] = await together(open.db, count, put('amber'), count)
    expect([before, after]).toEqual([[{ count: 0 }], [{ count: 1 }]])
  })
  expect(trips).toBe(1)
})

test('a transaction begins with its first statement and commits with its last', async () => {
  const { trips, statements } = await asked(() =>
    open.db.transaction().execute(async (db) => {
      await db.executeQuery(put('blue'))
      await withCommit(db, [put('coral')])
    }),
  )
  expect([trips, statements.length]).toEqual([2, 4])
  expect(await colors()).toEqual(['amber', 'blue', 'coral'])
})

test('a last statement that fails leaves nothing, and its own failure is heard', async () => {
  const failing = open.db.transaction().execute(async (db) => {
    await db.executeQuery(put('denim'))
    await withCommit(db, [put('amber')])
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await colors()).toEqual(['amber', 'blue', 'coral'])
})

test('what was to leave with a commit is forgotten with the transaction', async () => {
  const failing = open.db.transaction().execute(async (db) => {
    await withCommit(db, [put('denim')])
    throw new Error('never mind')
  })
  await expect(failing).rejects.toThrow('never mind')
  await open.db.transaction().execute((db) => db.executeQuery(put('emerald')))
  expect(await colors()).toEqual(['amber', 'blue', 'coral', 'emerald'])
  await expect(withCommit(open.db, [put('denim')])).rejects.toThrow('no commit')
})

test('one failure among several is heard once all have been answered, and the connection serves on', async () => {
  await expect(together(open.db, put('amber'), put('fern'))).rejects.toMatchObject({ code: '23505' })
  expect(await colors()).toContain('fern')
})

test('a connection whose plan a migration outdated goes, and the next one plans anew', async () => {
  const first = prepared<{ color: string }>('select color from marbles order by color limit $1')
  await together(open.db, first([1]))
  await open.pool.query('alter table marbles alter column color type varchar(20)')
  await expect(together(open.db, first([1]))).rejects.toThrow('cached plan')
  expect(await together(open.db, first([1]))).toEqual([[{ color: 'amber' }]])
  expect(() => nameOf('select m.* from marbles m')).toThrow('names its columns')
})
