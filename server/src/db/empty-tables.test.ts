import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/open-database.ts'
import type { OpenDatabase } from './database.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

/** What PostgreSQL has seen empty it plans with as empty, until it looks again: a search by a key reads all rows that came since. */
test('no table of a new academy was looked at while it was empty', async () => {
  const { rows } = await open.pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace and relpages = 0 and reltuples = 0`,
  )
  expect(rows).toEqual([])
})
