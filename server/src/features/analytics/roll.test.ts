import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../db/database.ts'
import { openTestDatabase } from '../../testing/open-database.ts'
import { rollUp } from './roll-store.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

test('the first count of all years has as long as the job, not as a visitor’s statement; others keep theirs', async () => {
  for (const statement of [
    sql`create table seen (statement_timeout text)`,
    sql`create function see_timeout() returns trigger language plpgsql as $$
      begin
        insert into seen values (current_setting('statement_timeout'));
        return null;
      end $$`,
    sql`create trigger timeout_seen after insert on learner_days for each statement execute function see_timeout()`,
  ])
    await statement.execute(open.db)
  await rollUp(open.db, '2026-11-22')
  const { rows } = await sql<{
    statement_timeout: string
  }>`select distinct statement_timeout from seen`.execute(open.db)
  expect(rows).toEqual([{ statement_timeout: '30min' }])
  const usual = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(open.db)
  expect(usual.rows).toEqual([{ statement_timeout: '15s' }])
})
