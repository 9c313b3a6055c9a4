import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aPaidCourse, aPaymentRequest } from '../../../testing/payments.ts'
import { anAdmin } from '../../../testing/people.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

test('a filter by match reads the queue on behind rows of one millisecond, each of them once', async () => {
  const { db } = academy.services
  const reviewer = academy.as(await anAdmin(academy))
  const course = await aPaidCourse(academy)
  const paidAt = new Date(academy.clock.now().getTime() - 30 * 60_000).toISOString()
  const sent = { course, payerNumber: '0780 000 114', amountRwf: 45_000, paidAt }
  const exact = await aPaymentRequest(academy, { ...sent, transactionId: 'MP70001' })
  await reviewer.call('POST /api/payment-statements', {
    body: {
      network: 'MTN MoMo',
      text: `Id,Date,Amount,From,Name\nMP70001,${paidAt},45000,0780 *** 114,Aline Uwase\nMP70009,${academy.clock.now().toISOString()},1000,0780 *** 999,Eric`,
    },
  })
  // The exact one is the last of the first part that is read, and the database keeps microseconds.
  await sql`
    insert into users (id, name, email)
    select lpad(to_hex(n), 24, '0'), 'Student ' || n, 'student.' || n || '@example.rw'
    from generate_series(1, ${LIST_DEFAULT_ROWS - 1}) n`.execute(db)
  await sql`
    insert into payment_requests (id, reference, student_id, course_id, course_title, price_rwf, requested_at)
    select lpad(to_hex(n), 24, '0'), overlay(translate(upper(left(md5(n::text), 6)), '01', 'XY') placing '-' from 5 for 0),
      lpad(to_hex(n), 24, '0'), course_id, course_title, price_rwf, date_trunc('milliseconds', requested_at)
    from payment_requests, generate_series(1, ${LIST_DEFAULT_ROWS - 1}) n where id = ${exact._id}`.execute(db)
  await sql`
    update payment_requests set requested_at = date_trunc('milliseconds', requested_at) + interval '456 microseconds'
    where id = ${exact._id}`.execute(db)

  const { pendingRequests, total } = await reviewer.call('GET /api/payment-requests/pending', {
    query: { match: 'exact' },
  })
  expect(total).toBe(LIST_DEFAULT_ROWS)
  expect(pendingRequests.map(({ reference }) => reference)).toEqual([exact.reference])
})
