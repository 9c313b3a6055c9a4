import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepare } from './parts.ts'
import { startAcademy, type TestAcademy } from './testing/academy.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy?.stop())

test('a start with another SECRET changes nothing before it is refused', async () => {
  await prepare(academy.services)
  const kept = async () => {
    const { db } = academy.services
    const [push, issuer] = await Promise.all([
      db.selectFrom('push_keys').selectAll().execute(),
      db.selectFrom('issuer_keys').selectAll().execute(),
    ])
    return { push, issuer, people: await db.selectFrom('users').select('id').execute() }
  }
  const before = await kept()
  expect([before.push.length, before.issuer.length]).toEqual([1, 1])
  const moved = { ...academy.services, secret: 'a secret of thirty-two letters or so' }
  await expect(prepare(moved)).rejects.toThrow('another SECRET')
  // What was begun beside the refusal would end behind it.
  const { db } = academy.services
  const working = sql`select pid from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`
  await expect.poll(async () => (await working.execute(db)).rows).toEqual([])
  expect(await kept()).toEqual(before)
})
