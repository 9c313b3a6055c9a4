import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aStudent, PASSWORD } from '../../testing/people.ts'
import { fillEmailKeys } from './index.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const whoIs = async (email: string) => {
  const { body } = await academy
    .as(null)
    .send('POST /api/user/login', { body: { email, password: PASSWORD } })
  return body.user?._id
}

test.each([
  ['ａｌｉｎｅ@example.rw', 'aline@example.rw'],
  ['ÉCOLE@example.rw', 'école@example.rw'],
  ['Иван@пример.рф', 'иван@ПРИМЕР.РФ'],
])('%s and %s are one address: one account, opened by both', async (first, second) => {
  const { id } = await aStudent(academy, { email: first })
  expect([await whoIs(first), await whoIs(second)]).toEqual([id, id])
  const body = { name: 'Aline', email: second, password: 'umunsi mwiza' }
  await academy.as(null).call('POST /api/user/register', { body })
  expect((await academy.outbox()).at(-1)?.subject).toContain('You have an account')
})

test('accounts from before addresses had keys are opened as ever, two that now are one address by their own spelling', async () => {
  const [older, younger] = [
    await aStudent(academy, { email: 'ÉÀ@example.rw' }),
    await aStudent(academy, { email: 'x@e.rw' }),
  ]
  const before = async (id: string, email: string) =>
    sql`update users set email = ${email}, email_key = null where id = ${id}`.execute(academy.services.db)
  await before(older.id, 'ÉÀ@example.rw')
  await before(younger.id, 'éà@example.rw')
  const find = () => Promise.all(['ÉÀ@example.rw', 'éà@example.rw', 'Éà@example.rw'].map(whoIs))
  expect(await find()).toEqual([older.id, younger.id, undefined])
  for (let start = 0; start < 2; start++) await fillEmailKeys(academy.services)
  expect(await find()).toEqual([older.id, younger.id, older.id])
})
