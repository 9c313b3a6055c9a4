import { PAYMENT_MESSAGES as M, PAYMENT_NOTES as N } from '@academy/contract/payments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MomoAcademy, startMomoAcademy } from '../../../testing/momo-academy.ts'
import { aCourse, aStudent, type TestPerson } from '../../../testing/people.ts'

let it: MomoAcademy
beforeAll(async () => {
  it = await startMomoAcademy()
})
beforeEach(() => {
  it.momo.be('well')
  it.momo.calls.length = 0
})
afterAll(() => it.stop())

const notes = async (person: TestPerson) =>
  (await it.academy.as(person).call('GET /api/notifications')).notifications.map(({ title }) => title)

describe('a payment that the phone confirms', () => {
  test('is asked for as published, and opens the course', async () => {
    const story = await it.aMomoRequest()
    await it.academy.runJobs()
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
    await it.look()
    expect([await story.status(), await story.isEnrolled()]).toEqual(['pending', false])
    it.momo.confirm(story.asked()[0]!)
    await it.look()
    expect([await story.status(), await story.isEnrolled(), await story.waiting()]).toEqual([
      'approved',
      true,
      0,
    ])
    expect(await story.row()).toMatchObject({
      transaction_id: story.asked()[0]?.financialTransactionId,
      amount_rwf: 40_000,
      reviewed_by: null,
    })
    expect(await notes(story.student)).toEqual([N.approvedTitle])
  })

  test('is told as what it is', async () => {
    const student = await aStudent(it.academy)
    const course = await aCourse(it.academy, { price: 40_000 })
    const body = { courseId: course.id, provider: 'mtn' as const, payerNumber: '0780 000 114' }
    const { message } = await it.academy.as(student).call('POST /api/course/payment-request', { body })
    expect(message).toBe(M.phoneAsked)
  })

  test('is offered only where it is set up, and needs a number', async () => {
    const student = await aStudent(it.academy)
    const course = await aCourse(it.academy, { price: 40_000 })
    const query = { courseId: course.id }
    expect(
      (await it.academy.as(student).call('GET /api/course/payment-status', { query })).providers,
    ).toEqual(['mtn'])
    const body = { courseId: course.id, provider: 'mtn' }
    const { status, body: refusal } = await it.academy
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
  const story = await it.aMomoRequest()
  await it.academy.runJobs()
  it.momo.fail(story.asked()[0]!, reason)
  await it.look()
  expect([await story.status(), await story.isEnrolled()]).toEqual(['rejected', false])
  expect((await story.row()).reason).toBe(sentence)
  expect(await story.waiting()).toBe(0)
})

describe('a callback', () => {
  const addresses = ['PUT /api/payments/mtn/callback', 'POST /api/payments/mtn/callback'] as const
  const callBack = (body: object, address: (typeof addresses)[number] = addresses[0]) =>
    it.academy.as(null).send(address, { body })

  test('that is forged changes nothing, and tells nothing', async () => {
    const story = await it.aMomoRequest()
    await it.academy.runJobs()
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
    await it.academy.runJobs()
    expect([await story.status(), await story.isEnrolled(), story.asked().length]).toEqual([
      'pending',
      false,
      1,
    ])
    expect((await story.row()).transaction_id).toBeNull()
  })

  test.each(addresses)('that is true makes the academy look at once: %s', async (address) => {
    const story = await it.aMomoRequest()
    await it.academy.runJobs()
    it.momo.confirm(story.asked()[0]!)
    await callBack({ externalId: story.reference }, address)
    await it.academy.runJobs()
    expect(await story.status()).toBe('approved')
  })

  test('racing with looks has one effect', async () => {
    const story = await it.aMomoRequest()
    await it.academy.runJobs()
    it.momo.confirm(story.asked()[0]!)
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        await callBack({ externalId: story.reference })
        await it.look()
      }),
    )
    expect([await story.status(), await notes(story.student), await story.waiting()]).toEqual([
      'approved',
      [N.approvedTitle],
      0,
    ])
    const acts = await it.academy.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', story.id)
      .execute()
    expect(acts).toEqual([{ action: 'approve-payment' }])
    const letters = (await it.academy.outbox()).filter(({ to }) => to === story.student.email)
    expect(letters.filter(({ subject }) => /approved|verified/i.test(subject))).toHaveLength(1)
  })
})
