import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aCourse } from '../../testing/people.ts'
import { recordAct } from './index.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
  const course = await aCourse(academy)
  await academy.write((ctx) =>
    recordAct(ctx, 'change-course', course.id, { before: { price: 1 }, after: { price: 2 } }),
  )
})
afterAll(() => academy.stop())

const REFUSED = 'the audit log is append-only'
const WAYS = {
  update: sql`update audit_log set actor_name = 'Nobody'`,
  delete: sql`delete from audit_log`,
  truncate: sql`truncate audit_log`,
  'truncate with what hangs on it': sql`truncate audit_log, users cascade`,
  'an upsert': sql`insert into audit_log (id, action) select id, action from audit_log on conflict (id) do update set action = ''`,
  merge: sql`merge into audit_log a using audit_log b on a.id = b.id when matched then delete`,
}

test.each(Object.entries(WAYS))('the database refuses %s', async (_, statement) => {
  const { db } = academy.services
  const before = await db.selectFrom('audit_log').selectAll().execute()
  await expect(statement.execute(db)).rejects.toThrow(REFUSED)
  expect(await db.selectFrom('audit_log').selectAll().execute()).toEqual(before)
})

test('it refuses the owner of the table too, in a session that replicates as well', async () => {
  const { db } = academy.services
  const { rows } = await sql<{ isOwner: boolean }>`
    select tableowner = current_user as "isOwner" from pg_tables where tablename = 'audit_log'`.execute(db)
  expect(rows).toEqual([{ isOwner: true }])
  for (const statement of Object.values(WAYS)) {
    const changing = db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      await statement.execute(transaction)
    })
    await expect(changing).rejects.toThrow(REFUSED)
  }
})
