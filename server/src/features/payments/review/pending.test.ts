import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import { MATCH_KINDS } from '@academy/contract/payments'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aPaidCourse, aPaymentRequest } from '../../../testing/payments.ts'
import { anAdmin } from '../../../testing/people.ts'
import { judgeAll } from '../statements/judge.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

/** Asked for with one transaction id, in this order. */
async function paidWith(transactionId: string, times: number) {
  const course = await aPaidCourse(academy)
  const paidAt = new Date(academy.clock.now().getTime() - 30 * 60_000).toISOString()
  const sent = { course, payerNumber: '0780 000 114', amountRwf: 45_000, paidAt, transactionId }
  const asked = []
  for (let n = 0; n < times; n++) asked.push(await aPaymentRequest(academy, sent))
  const reviewer = academy.as(await anAdmin(academy))
  await reviewer.call('POST /api/payment-statements', {
    body: {
      network: 'MTN MoMo',
      text: `Id,Date,Amount,From,Name\n${transactionId},${paidAt},45000,0780 *** 114,Aline Uwase\nMP79999,${academy.clock.now().toISOString()},1000,0780 *** 999,Eric`,
    },
  })
  const exactOnes = () => reviewer.call('GET /api/payment-requests/pending', { query: { match: 'exact' } })
  return { asked, exactOnes }
}

/** Within the millisecond in which it was asked for. */
const putAt = (id: string, microseconds: number) => sql`
  update payment_requests set requested_at =
    date_trunc('milliseconds', requested_at) + ${microseconds} * interval '1 microsecond' where id = ${id}`

test('of two with one transaction id in one millisecond the first has it', async () => {
  const { db } = academy.services
  const { asked, exactOnes } = await paidWith('MP70002', 2)
  const [first, second] = asked
  await sql`update payment_requests set requested_at = (select requested_at from payment_requests where id = ${second?._id})
    where id = ${first?._id}`.execute(db)
  await putAt(first?._id ?? '', 100).execute(db)
  await putAt(second?._id ?? '', 900).execute(db)
  const { pendingRequests } = await exactOnes()
  expect(pendingRequests.map(({ _id }) => _id)).toEqual([first?._id])
})

test('a filter by match reads the queue on behind rows of one millisecond, each of them once', async () => {
  const { db } = academy.services
  await sql`delete from payment_requests`.execute(db)
  const { asked, exactOnes } = await paidWith('MP70001', 1)
  const [exact] = asked
  // The exact one is the last of the first part that is read, and the database keeps microseconds.
  await sql`
    insert into users (id, name, email)
    select lpad(to_hex(n), 24, '0'), 'Student ' || n, 'student.' || n || '@example.rw'
    from generate_series(1, ${LIST_DEFAULT_ROWS - 1}) n`.execute(db)
  await sql`
    insert into payment_requests (id, reference, student_id, course_id, course_title, price_rwf, requested_at)
    select lpad(to_hex(n), 24, '0'), overlay(translate(upper(left(md5(n::text), 6)), '01', 'XY') placing '-' from 5 for 0),
      lpad(to_hex(n), 24, '0'), course_id, course_title, price_rwf, date_trunc('milliseconds', requested_at)
    from payment_requests, generate_series(1, ${LIST_DEFAULT_ROWS - 1}) n where id = ${exact?._id}`.execute(
    db,
  )
  await putAt(exact?._id ?? '', 456).execute(db)

  const { pendingRequests, total, waiting } = await exactOnes()
  expect([total, waiting]).toEqual([1, LIST_DEFAULT_ROWS])
  expect(pendingRequests.map(({ reference }) => reference)).toEqual([exact?.reference])
})

test('each filter by match, and its file, holds what the whole queue says has that match, in its order', async () => {
  const { db } = academy.services
  await sql`delete from payment_requests`.execute(db)
  const reviewer = academy.as(await anAdmin(academy))
  const { asked } = await paidWith('MP70003', 2)
  const course = asked[0]?.course._id ?? ''
  const ended = sql`(select max(to_at) from statements)`
  // Every shape of evidence, before, at and after the end of the statements; the ids are free, used and named.
  await sql`
    insert into users (id, name, email)
    select 'ab' || lpad(to_hex(n), 22, '0'), 'Payer ' || n, 'payer.' || n || '@example.rw' from generate_series(1, 60) n`.execute(
    db,
  )
  await sql`
    insert into payment_requests (id, reference, student_id, course_id, course_title, price_rwf, requested_at, status, reviewed_at,
      transaction_id, transaction_key, payer_number, paid_at, amount_rwf)
    select 'ab' || lpad(to_hex(n), 22, '0'), left(code, 4) || '-' || right(code, 2), 'ab' || lpad(to_hex(n), 22, '0'), ${course},
      'Course', 45000, ${ended} + (n % 5 - 2) * interval '300 microseconds' + (n % 3 - 1) * interval '1 hour',
      case when n % 12 = 0 then 'approved' else 'pending' end, case when n % 12 = 0 then now() end, id, id, case when n % 7 = 0 then '+250780000114' end,
      case when n % 4 = 1 then ${ended} + (n % 3 - 1) * interval '2 hours' end, case when n % 6 = 5 then 45000 end
    from (select n, translate(upper(to_hex(n + 1048576)), '01', 'XY') as code,
      case when n % 12 = 0 then 'MP8' || n when n % 12 = 2 then 'MP8' || n - 2 when n % 12 = 4 then 'MP79999'
        when n % 12 = 6 then 'MP9' || n end as id
      from generate_series(3, 60) n) drawn`.execute(db)
  const whole = await reviewer.call('GET /api/payment-requests/pending', { query: { limit: 1000 } })
  for (const match of MATCH_KINDS) {
    const { pendingRequests } = await reviewer.call('GET /api/payment-requests/pending', {
      query: { match, limit: 1000 },
    })
    const wanted = whole.pendingRequests.filter((request) => request.match.kind === match)
    expect(
      pendingRequests.map(({ _id }) => _id),
      match,
    ).toEqual(wanted.map(({ _id }) => _id))
    if (match !== 'no-statement') expect(wanted.length, match).toBeGreaterThan(0)
  }
  for (const match of MATCH_KINDS) {
    const file = await reviewer.send('GET /api/payment-requests/csv', { query: { match } })
    const references = file.text.split('\r\n').slice(1, -1)
    const wanted = whole.pendingRequests.filter((request) => request.match.kind === match)
    expect(
      references.map((line) => line.slice(0, 7)),
      match,
    ).toEqual(wanted.map(({ reference }) => reference))
  }
  // Once they are judged each page follows the one before.
  await judgeAll(db)
  for (const match of MATCH_KINDS) {
    const paged: string[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const part = await reviewer.call('GET /api/payment-requests/pending', {
        query: { match, limit: 2, page },
      })
      pages = part.pages
      paged.push(...part.pendingRequests.map(({ _id }) => _id))
    }
    const wanted = whole.pendingRequests.filter((request) => request.match.kind === match)
    expect(paged, match).toEqual(wanted.map(({ _id }) => _id))
  }
  const decided = { query: { match: 'exact', status: 'approved' } } as const
  expect((await reviewer.send('GET /api/payment-requests/csv', decided)).text.split('\r\n')).toHaveLength(2)
})
