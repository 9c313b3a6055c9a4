import type { MatchKind } from '@academy/contract/payments'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aCourse, anAdmin } from '../../../testing/people.ts'
import { countExact } from './exact.ts'
import { matchesFor } from './match.ts'
import type { MatchableRow } from './matchable.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const PENDING = 1_000
const START = '2026-11-01 06:00:00+00'

/** Payments every half minute, of five prices, from numbers that end in anything. */
async function addPayments(statementId: string, from: number, to: number): Promise<void> {
  await sql`insert into statement_payments (id, statement_id, transaction_id, transaction_key, amount_rwf, payer_number,
      payer_ending, payer_name, paid_at)
    select 'a' || lpad(to_hex(n), 23, '0'), ${statementId}, (10000000000 + n)::text, (10000000000 + n)::text,
      (array[15000, 30000, 40000, 55000, 80000])[1 + n % 5], '0780 *** ' || lpad((n * 7 % 1000)::text, 3, '0'),
      lpad((n * 7 % 1000)::text, 3, '0'), 'Somebody', ${START}::timestamptz + n * interval '30 seconds'
    from generate_series(${from}::int, ${to - 1}::int) as n`.execute(academy.services.db)
  await sql`analyze statement_payments`.execute(academy.services.db)
}

/** A third sent everything, a third the number alone, a third an id with a slip in it. */
async function addPending(courseId: string, courseTitle: string): Promise<MatchableRow[]> {
  await sql`insert into payment_requests (id, reference, course_id, course_title, price_rwf, transaction_id, transaction_key,
      payer_number, paid_at, requested_at)
    select 'b' || lpad(to_hex(n), 23, '0'),
      translate(lpad(to_hex(n), 4, '0'), '0123456789abcdef', 'GHJKMNPQRSTUVWXY') || '-22',
      ${courseId}, ${courseTitle}, (array[15000, 30000, 40000, 55000, 80000])[1 + n % 5],
      case n % 3 when 0 then (10000000000 + n)::text when 2 then (70000000000 + n)::text end,
      case n % 3 when 0 then (10000000000 + n)::text when 2 then (70000000000 + n)::text end,
      '+250780000' || lpad((n * 7 % 1000)::text, 3, '0'),
      case when n % 3 = 1 then null else ${START}::timestamptz + n * interval '30 seconds' end,
      ${START}::timestamptz + n * interval '30 seconds' + interval '3 minutes'
    from generate_series(0, ${PENDING - 1}::int) as n`.execute(academy.services.db)
  return academy.services.db
    .selectFrom('payment_requests')
    .select([
      'id',
      'transaction_key',
      'price_rwf',
      'amount_rwf',
      'payer_number',
      'paid_at',
      'requested_at',
      'sms',
    ])
    .select('screenshot_key')
    .orderBy('id')
    .execute()
}

test('a thousand that wait are matched as fast with a hundred thousand payments as with ten thousand', async () => {
  const { db } = academy.services
  const course = await aCourse(academy, { price: 15_000 })
  const chantal = await anAdmin(academy)
  const statementId = newId()
  await db
    .insertInto('statements')
    .values({
      id: statementId,
      file_name: 'november.csv',
      network: 'MTN MoMo',
      from_at: new Date('2026-11-01T06:00:00Z'),
      to_at: new Date('2026-12-31T00:00:00Z'),
      payment_count: 100_000,
      imported_by: chantal.id,
      imported_by_name: chantal.name,
    })
    .execute()
  const rows = await addPending(course.id, course.title)
  const fastestMs = async () => {
    let fastest = Number.POSITIVE_INFINITY
    for (let round = 0; round < 9; round++) {
      const startedMs = performance.now()
      await matchesFor(db, rows)
      fastest = Math.min(fastest, performance.now() - startedMs)
    }
    return fastest
  }
  await addPayments(statementId, 0, 10_000)
  const few = await fastestMs()
  await addPayments(statementId, 10_000, 100_000)
  const many = await fastestMs()

  const matches = await matchesFor(db, rows)
  const countOf = (kind: MatchKind) => rows.filter(({ id }) => matches.get(id)?.kind === kind).length
  expect([countOf('exact'), countOf('likely')]).toEqual([334, 666])
  expect(await countExact(db)).toBe(334)
  expect(many / few).toBeLessThan(2)
}, 120_000)
