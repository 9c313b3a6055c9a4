import { MATCH_KINDS } from '@academy/contract/payments'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../http/context.ts'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { drawnPayments, type PaymentStep, paymentSteps } from '../../../testing/drawn-payments.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { aPaidCourse, aPaymentRequest } from '../../../testing/payments.ts'
import { anAdmin, aStudent } from '../../../testing/people.ts'
import { rejectRequest } from '../decide.ts'
import { insertWithReference } from '../insert.ts'
import { judgeAll } from './judge.ts'
import { matchesFor } from './match.ts'
import type { MatchableRow } from './matchable.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ isTimeHeld: true })
})
afterAll(() => academy.stop())

/** Of those that wait, by a full judgement, and as it is kept: null where it is known that something has changed since. */
async function judgements() {
  const { db } = academy.services
  const rows: MatchableRow[] = await db
    .selectFrom('payment_requests')
    .selectAll()
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute()
  const matches = await matchesFor(db, rows)
  const unjudged = new Set(
    (await db.selectFrom('unjudged_payments').select('request_id').execute()).map((row) => row.request_id),
  )
  const kept = new Map(
    (await db.selectFrom('payment_matches').selectAll().execute()).map((row) => [row.request_id, row.kind]),
  )
  return {
    unjudged: unjudged.size,
    count: kept.size,
    full: rows.map(({ id }) => [id, matches.get(id)?.kind]),
    decided: [...kept.keys()].filter((id) => !rows.some((row) => row.id === id)),
    kept: rows.map(({ id }) => [id, unjudged.has(id) ? matches.get(id)?.kind : kept.get(id)]),
  }
}

const atOnce = (steps: readonly PaymentStep[]) =>
  steps.reduce<PaymentStep[][]>((groups, step) => {
    if (step.isAtOnce && groups.length > 0) groups.at(-1)?.push(step)
    else groups.push([step])
    return groups
  }, [])

test('the kept matches are those of a full judgement, whatever came, went, was decided or imported when', async () => {
  await fc.assert(
    fc.asyncProperty(paymentSteps, async (steps) => {
      const world = await drawnPayments(academy)
      for (const group of atOnce(steps)) {
        if (group[0]?.isJudgedBefore) await judgeAll(academy.services.db)
        await Promise.all(group.map(world.take))
        const { full, kept, decided } = await judgements()
        expect(kept).toEqual(full)
        expect(decided).toEqual([])
      }
      await judgeAll(academy.services.db)
      const { full, kept, unjudged, count } = await judgements()
      expect(kept).toEqual(full)
      expect({ unjudged, count }).toEqual({ unjudged: 0, count: full.length })
      const { pendingRequests: queue } = await world.admin.call('GET /api/payment-requests/pending')
      for (const match of MATCH_KINDS) {
        const { pendingRequests } = await world.admin.call('GET /api/payment-requests/pending', {
          query: { match },
        })
        expect(pendingRequests).toEqual(queue.filter((request) => request.match.kind === match))
      }
    }),
    { numRuns: 12, interruptAfterTimeLimit: 50_000 },
  )
}, 90_000)

async function aStatementWith(db: Db, transactionId: string, paidAt: Date, number = ''): Promise<void> {
  const id = newId()
  await db
    .insertInto('statements')
    .values({
      ...{ id, file_name: 'momo.csv', network: 'MTN MoMo', from_at: paidAt, to_at: academy.clock.now() },
      ...{ payment_count: 1, imported_by_name: 'Grace' },
    })
    .execute()
  await sql`insert into statement_payments (id, statement_id, transaction_id, transaction_key, amount_rwf, payer_number,
      payer_ending, payer_name, paid_at)
    values (${newId()}, ${id}, ${transactionId}, ${transactionId}, 45000, ${number}, ${number.slice(-3)}, '', ${paidAt})`.execute(
    db,
  )
}

const NUMBER = '0780000627'
const kinds = async () => {
  const { full, kept } = await judgements()
  expect(kept).toEqual(full)
  return full.map(([, kind]) => kind).toSorted()
}

test.each([
  { by: 'its number, days before', payerNumber: NUMBER, daysAgo: 4 },
  { by: 'its price and time', payerNumber: undefined, daysAgo: 0 },
])('the payment that a request means by $by is its own until another names it', async (told) => {
  const { db } = academy.services
  await drawnPayments(academy)
  const course = await aPaidCourse(academy)
  const paidAt = new Date(academy.clock.now().getTime() - told.daysAgo * 24 * 3_600_000)
  await aStatementWith(db, 'MP70', paidAt, NUMBER)
  const sent = told.payerNumber ? { payerNumber: told.payerNumber } : { paidAt: paidAt.toISOString() }
  const { student } = await aPaymentRequest(academy, { course, ...sent })
  await judgeAll(db)
  expect(await kinds()).toEqual(['likely'])

  const naming = await aPaymentRequest(academy, { course, transactionId: 'MP70' })
  expect(await kinds()).toEqual(['likely', 'unmatched'])
  await judgeAll(db)
  await academy.write((ctx) => rejectRequest(ctx, naming._id, 'provider', ''))
  expect(await kinds()).toEqual(['likely'])
  await judgeAll(db)
  // A number goes with its person.
  await db.deleteFrom('users').where('id', '=', student.id).execute()
  expect(await kinds()).toEqual([told.payerNumber ? 'nothing-sent' : 'likely'])
})

const onItsWay = {
  statement: (db: Db) => aStatementWith(db, 'MP71', academy.clock.now(), NUMBER),
  'request with its id': async (db: Db) => {
    const course = await aPaidCourse(academy)
    const { id } = await aStudent(academy)
    await insertWithReference(db, {
      ...{ student_id: id, course_id: course.id, course_title: 'Course', price_rwf: 45_000 },
      ...{ transaction_id: 'MP70', transaction_key: 'MP70', requested_at: academy.clock.now() },
    })
  },
}

test.each(['statement', 'request with its id'] as const)(
  'nobody is judged while a %s is on its way that the judge cannot see',
  async (what) => {
    const { db } = academy.services
    await drawnPayments(academy)
    const course = await aPaidCourse(academy)
    await aStatementWith(db, 'MP70', academy.clock.now(), NUMBER)
    await meanwhile(academy, onItsWay[what], async () => {
      const sent = { course, paidAt: academy.clock.now().toISOString() }
      await aPaymentRequest(academy, { ...sent, ...(what === 'statement' && { transactionId: 'MP71' }) })
      await judgeAll(db)
    })
    expect(await kinds()).toEqual(what === 'statement' ? ['likely'] : ['likely', 'unmatched'])
  },
)

test('who writes all the while is not waited for: the queue is read as it is, and judged by the next run', async () => {
  const { db } = academy.services
  await drawnPayments(academy)
  const reviewer = academy.as(await anAdmin(academy))
  const { _id } = await aPaymentRequest(academy, {})
  const found = async () =>
    (
      await reviewer.call('GET /api/payment-requests/pending', { query: { match: 'nothing-sent' } })
    ).pendingRequests.map((request) => request._id)
  const writing = await db.startTransaction().execute()
  try {
    await aStatementWith(writing, 'MP72', academy.clock.now())
    await judgeAll(db)
    expect((await judgements()).unjudged).toBe(1)
    expect(await found()).toEqual([_id])
  } finally {
    await writing.rollback().execute()
  }
  await judgeAll(db)
  expect(await judgements()).toMatchObject({ unjudged: 0, count: 1 })
  expect(await found()).toEqual([_id])
})
