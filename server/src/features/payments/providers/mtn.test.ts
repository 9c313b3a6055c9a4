import { PAYMENT_MESSAGES as M, PAYMENT_NOTES as N } from '@academy/contract/payments'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { type MomoPayment, type MomoProvider, startMomoProvider } from '../../../testing/momo-provider.ts'
import { aCourse, anAdmin, aStudent, type TestPerson } from '../../../testing/people.ts'
import { scheduleFollowing } from './begin.ts'

const SETTINGS = {
  subscriptionKey: 'a-key',
  apiUser: 'a-user',
  apiKey: 's:ecret',
  environment: 'sandbox',
  currency: 'EUR',
}
const MINUTE_MS = 60_000

let momo: MomoProvider
let academy: TestAcademy
let chantal: TestPerson
beforeAll(async () => {
  momo = await startMomoProvider(SETTINGS)
  academy = await startAcademy({
    env: {
      PUBLIC_URL: 'https://academy.example',
      MTN_MOMO_URL: momo.url,
      MTN_MOMO_SUBSCRIPTION_KEY: SETTINGS.subscriptionKey,
      MTN_MOMO_API_USER: SETTINGS.apiUser,
      MTN_MOMO_API_KEY: SETTINGS.apiKey,
      MTN_MOMO_ENVIRONMENT: SETTINGS.environment,
      MTN_MOMO_CURRENCY: SETTINGS.currency,
    },
  })
  chantal = await anAdmin(academy, { name: 'Chantal Gatera' })
})
beforeEach(() => {
  momo.be('well')
  momo.calls.length = 0
})
afterAll(async () => {
  await academy.stop()
  await momo.close()
})

interface Story {
  student: TestPerson
  courseId: string
  id: string
  reference: string
  /** What rang at the phone. */
  asked(): MomoPayment[]
  status(): Promise<string | null>
}

/** A student presses "Pay with MTN MoMo". */
async function aMomoRequest(): Promise<Story> {
  const student = await aStudent(academy)
  const course = await aCourse(academy, { price: 40_000 })
  const body = { courseId: course.id, provider: 'mtn' as const, payerNumber: '0780 000 114' }
  const { request, status } = await academy.as(student).call('POST /api/course/payment-request', { body })
  expect([status, request.provider]).toEqual(['pending', 'mtn'])
  return {
    student,
    courseId: course.id,
    id: request._id,
    reference: request.reference,
    asked: () => momo.payments.filter(({ externalId }) => externalId === request.reference),
    status: async () =>
      (await academy.as(student).call('GET /api/course/payment-status', { query: { courseId: course.id } }))
        .status,
  }
}

/** The looks that were put off are due now. */
async function look(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 second'`.execute(
    academy.services.db,
  )
  await academy.runJobs()
}
const isEnrolled = async ({ student, courseId }: Story) =>
  (await academy.as(student).call('GET /api/mycourse')).courses.some(({ _id }) => _id === courseId)
const notes = async (person: TestPerson) =>
  (await academy.as(person).call('GET /api/notifications')).notifications.map(({ title }) => title)
const rowOf = ({ id }: Story) =>
  academy.services.db
    .selectFrom('payment_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const waiting = async ({ id }: Story) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs
    where key = ${`follow-payment:${id}`}`.execute(academy.services.db)
  return rows[0]?.n
}

describe('a payment that the phone confirms', () => {
  test('is asked for as published, and opens the course', async () => {
    const story = await aMomoRequest()
    await academy.runJobs()
    expect(story.asked()).toEqual([
      {
        reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
        amount: '40000',
        currency: 'EUR',
        externalId: story.reference,
        payer: { partyIdType: 'MSISDN', partyId: '250780000114' },
        payerMessage: expect.stringMatching(/^[A-Za-z0-9 ]+$/),
        payeeNote: story.reference.replace('-', ' '),
        status: 'PENDING',
        reason: null,
        financialTransactionId: expect.any(String),
      },
    ])
    await look()
    expect([await story.status(), await isEnrolled(story)]).toEqual(['pending', false])
    momo.confirm(story.asked()[0]!)
    await look()
    expect([await story.status(), await isEnrolled(story), await waiting(story)]).toEqual([
      'approved',
      true,
      0,
    ])
    expect(await rowOf(story)).toMatchObject({
      transaction_id: story.asked()[0]?.financialTransactionId,
      amount_rwf: 40_000,
      reviewed_by: null,
    })
    expect(await notes(story.student)).toEqual([N.approvedTitle])
  })

  test('is offered only where it is set up, and needs a number', async () => {
    const student = await aStudent(academy)
    const course = await aCourse(academy, { price: 40_000 })
    const query = { courseId: course.id }
    expect((await academy.as(student).call('GET /api/course/payment-status', { query })).providers).toEqual([
      'mtn',
    ])
    const body = { courseId: course.id, provider: 'mtn' }
    const { status, body: refusal } = await academy
      .as(student)
      .send('POST /api/course/payment-request', { body })
    expect([status, refusal.message]).toEqual([400, M.payerNumberRequired])
  })
})

test.each([
  ['APPROVAL_REJECTED', M.providerDeclined],
  ['EXPIRED', M.providerExpired],
  ['NOT_ENOUGH_FUNDS', M.providerNoFunds],
  ['PAYER_NOT_FOUND', M.providerNoAccount],
  ['SOMETHING_NEW', M.providerFailed],
])('one that fails with %s is rejected, and the student reads why', async (reason, sentence) => {
  const story = await aMomoRequest()
  await academy.runJobs()
  momo.fail(story.asked()[0]!, reason)
  await look()
  expect([await story.status(), await isEnrolled(story)]).toEqual(['rejected', false])
  expect((await rowOf(story)).reason).toBe(sentence)
  expect(await waiting(story)).toBe(0)
})

describe('a provider in trouble', () => {
  test.each(['failing', 'away'] as const)('%s: is asked again later, once', async (mood) => {
    const story = await aMomoRequest()
    momo.be(mood)
    await academy.runJobs()
    await look()
    expect([story.asked().length, await story.status(), await waiting(story)]).toEqual([0, 'pending', 1])
    momo.be('well')
    await look()
    momo.confirm(story.asked()[0]!)
    await look()
    expect([story.asked().length, await story.status()]).toEqual([1, 'approved'])
  })

  test('cut off between question and answer: the phone rings once', async () => {
    const story = await aMomoRequest()
    momo.be('cut')
    await academy.runJobs()
    expect(story.asked()).toHaveLength(1)
    momo.be('well')
    await look()
    await look()
    expect(story.asked()).toHaveLength(1)
    momo.confirm(story.asked()[0]!)
    await look()
    expect(await story.status()).toBe('approved')
  })

  test('and a process that dies with it: the next one goes on under the same reference', async () => {
    const story = await aMomoRequest()
    momo.be('cut')
    await academy.runJobs()
    momo.be('well')
    // The dead process holds its job, as far as the queue knows.
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-of-the-dead'
      where key = ${`follow-payment:${story.id}`}`.execute(academy.services.db)
    await look()
    expect(await story.status()).toBe('pending')
    await scheduleFollowing(academy.services)
    momo.confirm(story.asked()[0]!)
    await academy.runJobs()
    expect([story.asked().length, await story.status()]).toEqual([1, 'approved'])
  })

  test('ended tokens are renewed, and kept as long as they hold', async () => {
    const story = await aMomoRequest()
    await academy.runJobs()
    momo.calls.length = 0
    momo.expireTokens()
    await look()
    await look()
    expect(momo.calls.filter((call) => call === 'POST /collection/token/')).toHaveLength(1)
    expect(await story.status()).toBe('pending')
  })

  test('that never heard of it within five minutes lets the student try again', async () => {
    const story = await aMomoRequest()
    momo.be('away')
    await academy.runJobs()
    academy.clock.advance(6 * MINUTE_MS)
    await look()
    expect(await story.status()).toBe('pending')
    momo.be('well')
    await look()
    expect([story.asked().length, await story.status(), (await rowOf(story)).reason]).toEqual([
      0,
      'rejected',
      M.providerBusy,
    ])
  })

  test('that never answers leaves the request to the desk after a day', async () => {
    const story = await aMomoRequest()
    await academy.runJobs()
    academy.clock.advance(24 * 60 * MINUTE_MS + 1)
    await look()
    expect([await story.status(), await waiting(story)]).toEqual(['pending', 0])
    const before = momo.calls.length
    await scheduleFollowing(academy.services)
    await look()
    expect(momo.calls.length).toBe(before)
    await academy.as(chantal).call('POST /api/payment-requests/{id}/approve', { params: { id: story.id } })
    expect(await story.status()).toBe('approved')
  })
})

describe('a callback', () => {
  const callBack = (body: object) => academy.as(null).send('PUT /api/payments/mtn/callback', { body })

  test('that is forged changes nothing, and tells nothing', async () => {
    const story = await aMomoRequest()
    await academy.runJobs()
    const forged = {
      externalId: story.reference,
      status: 'SUCCESSFUL',
      amount: '40000',
      financialTransactionId: '1234567',
    }
    const answers = [
      await callBack(forged),
      await callBack({ ...forged, externalId: '2222-22' }),
      await callBack({}),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([200, { message: M.callbackHeard }]),
    )
    await academy.runJobs()
    expect([await story.status(), await isEnrolled(story), story.asked().length]).toEqual([
      'pending',
      false,
      1,
    ])
    expect((await rowOf(story)).transaction_id).toBeNull()
  })

  test('that is true makes the academy look at once', async () => {
    const story = await aMomoRequest()
    await academy.runJobs()
    momo.confirm(story.asked()[0]!)
    await callBack({ externalId: story.reference })
    await academy.runJobs()
    expect(await story.status()).toBe('approved')
  })

  test('racing with looks has one effect', async () => {
    const story = await aMomoRequest()
    await academy.runJobs()
    momo.confirm(story.asked()[0]!)
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        await callBack({ externalId: story.reference })
        await look()
      }),
    )
    expect([await story.status(), await notes(story.student), await waiting(story)]).toEqual([
      'approved',
      [N.approvedTitle],
      0,
    ])
    const acts = await academy.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', story.id)
      .execute()
    expect(acts).toEqual([{ action: 'approve-payment' }])
    const letters = (await academy.outbox()).filter(({ to }) => to === story.student.email)
    expect(letters.filter(({ subject }) => /approved|verified/i.test(subject))).toHaveLength(1)
  })
})

describe('money that cannot be matched with an approval', () => {
  const stuck = async () => (await notes(chantal)).filter((title) => title === N.stuckTitle).length

  test('of another amount is left to the desk, which is told once', async () => {
    const before = await stuck()
    const story = await aMomoRequest()
    await academy.runJobs()
    Object.assign(story.asked()[0]!, { amount: '4000', status: 'SUCCESSFUL' })
    await look()
    expect([await story.status(), await isEnrolled(story), (await stuck()) - before]).toEqual([
      'pending',
      false,
      1,
    ])
  })

  test('paid after an admin rejected it: the decision stands, and the desk is told', async () => {
    const before = await stuck()
    const story = await aMomoRequest()
    await academy.runJobs()
    await academy.as(chantal).call('POST /api/payment-requests/{id}/reject', {
      params: { id: story.id },
      body: { reason: 'Too late' },
    })
    momo.confirm(story.asked()[0]!)
    await look()
    await look()
    expect([await story.status(), await isEnrolled(story), (await stuck()) - before]).toEqual([
      'rejected',
      false,
      1,
    ])
  })

  test('whose id was approved before stays with the desk', async () => {
    const before = await stuck()
    const [first, second] = [await aMomoRequest(), await aMomoRequest()]
    await academy.runJobs()
    momo.confirm(first.asked()[0]!)
    await look()
    Object.assign(second.asked()[0]!, {
      status: 'SUCCESSFUL',
      financialTransactionId: first.asked()[0]?.financialTransactionId,
    })
    await look()
    expect([await second.status(), await isEnrolled(second), (await stuck()) - before]).toEqual([
      'pending',
      false,
      1,
    ])
  })
})
