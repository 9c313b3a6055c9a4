import { gzipSync } from 'node:zlib'
import { LIST_DEFAULT_ROWS, LIST_MAX_ROWS } from '@academy/contract/http'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Context, systemContext } from '../../../http/context.ts'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aPaidCourse } from '../../../testing/payments.ts'
import { anAdmin, type TestPerson } from '../../../testing/people.ts'
import { ratioOfTimes } from '../../../testing/ratio-of-times.ts'
import { listAll } from './all.ts'
import { listPending } from './pending.ts'

const PENDING = 1000
const STATEMENT = 'f'.repeat(24)

let academy: TestAcademy
let claudine: TestPerson
/** Two hundred of the thousand wait for it. */
let small: { id: string }
beforeAll(async () => {
  academy = await startAcademy()
  claudine = await anAdmin(academy)
  small = await aPaidCourse(academy)
  await fill((await aPaidCourse(academy)).id)
})
afterAll(() => academy.stop())

const call = (query: Record<string, string | number>, path = '/pending') =>
  academy.as(claudine).send(`GET /api/payment-requests${path}`, { query })

test('a thousand wait: the queue is a bounded part of them, and weighs little', async () => {
  const { body, text } = await call({})
  expect(body.pendingRequests).toHaveLength(LIST_DEFAULT_ROWS)
  expect(body).toMatchObject({ total: PENDING, totalRwf: PENDING * 45_000 })
  expect((await call({ limit: LIST_MAX_ROWS })).body.pendingRequests).toHaveLength(LIST_MAX_ROWS)
  expect((await call({ limit: LIST_MAX_ROWS + 1 })).body.pendingRequests).toHaveLength(LIST_DEFAULT_ROWS)
  const screen = (await call({ limit: 50 })).text
  console.info(`queue: 200 rows ${gzipSync(text).length} B, 50 rows ${gzipSync(screen).length} B gzip`)
  expect(gzipSync(screen).length).toBeLessThan(20_000)
})

test('as many statements for a thousand rows as for one', async () => {
  const count = async (work: (ctx: Context) => Promise<unknown>) => {
    let asked = 0
    const db = academy.services.db.withPlugin({
      transformQuery: ({ node }) => {
        asked++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await work(systemContext({ ...academy.services, db }))
    return asked
  }
  for (const list of [
    (limit: number) => (ctx: Context) => listPending(ctx, { limit }),
    (limit: number) => (ctx: Context) => listPending(ctx, { limit, search: 'mp' }),
    (limit: number) => (ctx: Context) => listAll(ctx, { limit }),
    (limit: number) => (ctx: Context) => listAll(ctx, { limit, status: 'pending' }),
  ]) {
    const [few, many] = [await count(list(1)), await count(list(LIST_MAX_ROWS))]
    expect(many).toBe(few)
    expect(many).toBeLessThanOrEqual(7)
  }
})

/** Beside a course with a full page of its own, so that a busy machine tells the same as a quiet one. A page of 200 takes
 * about 40 ms on two quiet cores. */
test.each([
  ['the queue', {}, '/pending', 2.5],
  ['the queue of a search', { search: 'MP9' }, '/pending', 3],
  ['the queue of two letters', { search: 'mp' }, '/pending', 3],
  ['the queue by match, which reads all that wait', { match: 'unmatched' }, '/pending', 12],
  ['all requests', {}, '', 2.5],
  ['the last page', { page: 5 }, '', 2.5],
  ['a search in all', { search: '0780 000 99' }, '', 2.5],
])('%s answers as fast as a small one', async (what, query, path, times) => {
  const ratio = await ratioOfTimes(
    () => call(query, path),
    () => call({ course: small.id }, path),
    { most: times },
  )
  console.info(`${what}: ${ratio.toFixed(2)} times a small one`)
  expect(ratio).toBeLessThan(times)
})

/** A thousand students who wait with evidence, and a statement of as many payments. */
async function fill(courseId: string): Promise<void> {
  const { db } = academy.services
  await sql`
    insert into users (id, name, email)
    select lpad(to_hex(n), 24, '0'), 'Student ' || n, 'student.' || n || '@example.rw'
    from generate_series(1, ${PENDING}) n`.execute(db)
  await sql`
    insert into payment_requests (id, reference, student_id, course_id, course_title, price_rwf, transaction_id,
      transaction_key, payer_number, sms, amount_rwf, paid_at, requested_at)
    select lpad(to_hex(n), 24, '0'), overlay(translate(upper(left(md5(n::text), 6)), '01', 'XY') placing '-' from 5 for 0), lpad(to_hex(n), 24, '0'),
      case when n % 5 = 0 then ${small.id} else ${courseId} end,
      'Maps with Open Data', 45000, 'MP9' || lpad(n::text, 7, '0'), 'MP9' || lpad(n::text, 7, '0'),
      '+2507800' || lpad(n::text, 5, '0'), 'You have paid 45,000 RWF to Impinga Ltd. TxId MP9' || n, 45000,
      now() - make_interval(mins => n), now() - make_interval(mins => n - 2)
    from generate_series(1, ${PENDING}) n`.execute(db)
  await sql`
    insert into statements (id, file_name, network, from_at, to_at, payment_count, imported_by_name)
    values (${STATEMENT}, 'week.csv', 'MTN MoMo', now() - interval '9 days', now(), ${PENDING}, 'Claudine Umutoni')`.execute(
    db,
  )
  await sql`
    insert into statement_payments (id, statement_id, transaction_id, transaction_key, amount_rwf, payer_number,
      payer_ending, payer_name, paid_at)
    select lpad(to_hex(n), 24, '0'), ${STATEMENT}, id, id, 45000, '0780 *** ' || right(id, 3), right(id, 3),
      'Student ' || n, now() - make_interval(mins => n)
    from generate_series(1, ${PENDING}) n, concat('MP9', lpad((n + n % 3 / 2)::text, 7, '0')) as id
    on conflict do nothing`.execute(db)
  await sql`analyze`.execute(db)
}
