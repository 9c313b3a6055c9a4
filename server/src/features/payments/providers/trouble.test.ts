import { PAYMENT_MESSAGES as M, PAYMENT_NOTES as N } from '@academy/contract/payments'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MomoAcademy, startMomoAcademy } from '../../../testing/momo-academy.ts'
import { anAdmin, type TestPerson } from '../../../testing/people.ts'
import { scheduleFollowing } from './begin.ts'

const MINUTE_MS = 60_000

let it: MomoAcademy
let chantal: TestPerson
beforeAll(async () => {
  it = await startMomoAcademy()
  chantal = await anAdmin(it.academy, { name: 'Chantal Gatera' })
})
beforeEach(() => {
  it.momo.be('well')
  it.momo.calls.length = 0
})
afterAll(() => it.stop())

const notes = async (person: TestPerson) =>
  (await it.academy.as(person).call('GET /api/notifications')).notifications.map(({ title }) => title)

describe('a provider in trouble', () => {
  test.each(['failing', 'away'] as const)('%s: is asked again later, once', async (mood) => {
    const story = await it.aMomoRequest()
    it.momo.be(mood)
    await it.academy.runJobs()
    await it.look()
    expect([story.asked().length, await story.status(), await story.waiting()]).toEqual([0, 'pending', 1])
    it.momo.be('well')
    await it.look()
    it.momo.confirm(story.asked()[0]!)
    await it.look()
    expect([story.asked().length, await story.status()]).toEqual([1, 'approved'])
  })

  test('cut off between question and answer: the phone rings once', async () => {
    const story = await it.aMomoRequest()
    it.momo.be('cut')
    await it.academy.runJobs()
    expect(story.asked()).toHaveLength(1)
    it.momo.be('well')
    await it.look()
    await it.look()
    expect(story.asked()).toHaveLength(1)
    it.momo.confirm(story.asked()[0]!)
    await it.look()
    expect(await story.status()).toBe('approved')
  })

  test('and a process that dies with it: the next one goes on under the same reference', async () => {
    const story = await it.aMomoRequest()
    it.momo.be('cut')
    await it.academy.runJobs()
    it.momo.be('well')
    // The dead process holds its job, as far as the queue knows.
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-of-the-dead'
      where key = ${`follow-payment:${story.id}`}`.execute(it.academy.services.db)
    await it.look()
    expect(await story.status()).toBe('pending')
    await scheduleFollowing(it.academy.services)
    it.momo.confirm(story.asked()[0]!)
    await it.academy.runJobs()
    expect([story.asked().length, await story.status()]).toEqual([1, 'approved'])
  })

  test('ended tokens are renewed, and kept as long as they hold', async () => {
    const story = await it.aMomoRequest()
    await it.academy.runJobs()
    it.momo.calls.length = 0
    it.momo.expireTokens()
    await it.look()
    await it.look()
    expect(it.momo.calls.filter((call) => call === 'POST /collection/token/')).toHaveLength(1)
    expect(await story.status()).toBe('pending')
  })

  test('that never heard of it within five minutes lets the student try again', async () => {
    const story = await it.aMomoRequest()
    it.momo.be('away')
    await it.academy.runJobs()
    it.academy.clock.advance(6 * MINUTE_MS)
    await it.look()
    expect(await story.status()).toBe('pending')
    it.momo.be('well')
    await it.look()
    expect([story.asked().length, await story.status(), (await story.row()).reason]).toEqual([
      0,
      'rejected',
      M.providerBusy,
    ])
  })

  test('that never answers leaves the request to a reviewer after a day', async () => {
    const story = await it.aMomoRequest()
    await it.academy.runJobs()
    it.academy.clock.advance(24 * 60 * MINUTE_MS + 1)
    await it.look()
    expect([await story.status(), await story.waiting()]).toEqual(['pending', 0])
    const before = it.momo.calls.length
    await scheduleFollowing(it.academy.services)
    await it.look()
    expect(it.momo.calls.length).toBe(before)
    await it.academy.as(chantal).call('POST /api/payment-requests/{id}/approve', { params: { id: story.id } })
    expect(await story.status()).toBe('approved')
  })
})

describe('money that cannot be matched with an approval', () => {
  const stuck = async () => (await notes(chantal)).filter((title) => title === N.stuckTitle).length

  test('of another amount is left to the reviewers, who are told once', async () => {
    const before = await stuck()
    const story = await it.aMomoRequest()
    await it.academy.runJobs()
    Object.assign(story.asked()[0]!, { amount: '4000', status: 'SUCCESSFUL' })
    await it.look()
    expect([await story.status(), await story.isEnrolled(), (await stuck()) - before]).toEqual([
      'pending',
      false,
      1,
    ])
  })

  test('paid after an admin rejected it: the decision stands, and the reviewers are told', async () => {
    const before = await stuck()
    const story = await it.aMomoRequest()
    await it.academy.runJobs()
    await it.academy.as(chantal).call('POST /api/payment-requests/{id}/reject', {
      params: { id: story.id },
      body: { reason: 'Too late' },
    })
    it.momo.confirm(story.asked()[0]!)
    await it.look()
    await it.look()
    expect([await story.status(), await story.isEnrolled(), (await stuck()) - before]).toEqual([
      'rejected',
      false,
      1,
    ])
  })

  test('whose id was approved before waits for a reviewer', async () => {
    const before = await stuck()
    const [first, second] = [await it.aMomoRequest(), await it.aMomoRequest()]
    await it.academy.runJobs()
    it.momo.confirm(first.asked()[0]!)
    await it.look()
    Object.assign(second.asked()[0]!, {
      status: 'SUCCESSFUL',
      financialTransactionId: first.asked()[0]?.financialTransactionId,
    })
    await it.look()
    expect([await second.status(), await second.isEnrolled(), (await stuck()) - before]).toEqual([
      'pending',
      false,
      1,
    ])
  })
})
