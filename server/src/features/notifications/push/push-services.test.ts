import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aStudent, type TestPerson } from '../../../testing/people.ts'
import type { PushMood, TestBrowser } from '../../../testing/push-service.ts'
import { titles, withPushService } from '../../../testing/pushed.ts'
import { deleteDead } from './devices-store.ts'
import { claim, selectDue } from './pushes-store.ts'

let academy: TestAcademy
let push: Awaited<ReturnType<typeof withPushService>>
let aline: TestPerson
let browser: TestBrowser
beforeAll(async () => {
  academy = await startAcademy({ isTimeHeld: true })
  push = await withPushService(academy)
})
afterAll(async () => {
  await push.service.close()
  await academy.stop()
})
beforeEach(async () => {
  aline = await aStudent(academy)
  browser = await push.aBrowserOf(aline)
})
/** What one test leaves waiting is nothing to the next. */
afterEach(() => sql`delete from pushes`.execute(academy.services.db))

const advance = (seconds: number) => academy.clock.advance(seconds * 1000)
const isDead = async () => (await academy.as(aline).call('GET /api/push/subscriptions')).devices.length === 0

describe('a push service', () => {
  const meet = async (mood: PushMood) => {
    browser.mood = mood
    await push.tell([aline])
    await push.send({ timeoutMs: 300 })
    browser.mood = undefined
  }

  test.each([404, 410])('that says %i: the subscription is dropped', async (status) => {
    await meet({ status })
    expect(await isDead()).toBe(true)
  })

  test('that says 410 of an address which was renewed meanwhile drops nothing', async () => {
    const after = push.service.subscribe(await push.publicKey(aline))
    const { endpoint, auth } = browser.keys
    const { rows } = await sql<{
      id: string
    }>`select id from push_subscriptions where endpoint = ${endpoint}`.execute(academy.services.db)
    await academy.as(null).call('POST /api/push/renewals', {
      body: { former: { endpoint, auth }, next: after.keys },
    })
    await deleteDead(academy.services.db, rows[0]?.id ?? '', endpoint)
    expect(await isDead()).toBe(false)
  })

  test.each([400, 403, 413])('that says %i is not asked again, and the device stays', async (status) => {
    await meet({ status })
    advance(86_400)
    await push.send()
    expect(browser.arrived).toEqual([])
    expect(await isDead()).toBe(false)
  })

  test.each([429, 500, 503])('that says %i is asked again, later', async (status) => {
    await meet({ status })
    await push.send()
    expect(browser.arrived).toEqual([])
    advance(31)
    await push.send()
    expect(browser.arrived).toHaveLength(1)
  })

  test('is left alone for as long as it says, and no longer than six hours', async () => {
    await meet({ status: 429, retryAfter: '3600' })
    advance(3_500)
    await push.send()
    expect(browser.arrived).toEqual([])
    advance(101)
    await push.send()
    expect(browser.arrived).toHaveLength(1)
    await meet({ status: 503, retryAfter: '999999' })
    advance(6 * 3600 + 1)
    await push.send()
    expect(browser.arrived).toHaveLength(2)
  })

  test('is given up after eight tries, or when it is no news any more', async () => {
    browser.mood = { status: 500 }
    await push.tell([aline])
    const before = push.service.calls
    for (let n = 0; n < 12; n += 1) {
      await push.send()
      advance(6 * 3600)
    }
    expect(push.service.calls - before).toBe(8)
    await push.tell([aline], { kind: 'course-update' })
    await push.send()
    advance(24 * 3600)
    browser.mood = undefined
    await push.send()
    expect(browser.arrived).toEqual([])
  })

  test('that was away for a while hears one of what waited', async () => {
    browser.mood = { status: 503 }
    for (const title of ['One', 'Two', 'Three']) await push.tell([aline], { title })
    await push.send()
    browser.mood = undefined
    advance(60)
    await push.send()
    expect(titles(browser)).toEqual(['3 things are new'])
  })

  test('that hangs is waited for by a few, and holds nobody up', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => aStudent(academy)))
    const browsers = await Promise.all(people.map(push.aBrowserOf))
    for (const one of browsers) one.mood = 'silent'
    await push.tell(people)
    const before = push.service.calls
    const startedAt = performance.now()
    await push.send({ timeoutMs: 500 })
    expect(push.service.calls - before).toBeLessThanOrEqual(20)
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    for (const one of browsers) one.mood = undefined
    advance(31)
    await push.send()
    expect(browsers.every(({ arrived }) => arrived.length === 1)).toBe(true)
  })

  test('whose sender died is told again when the lease is over, under the same tag', async () => {
    await push.tell([aline])
    await academy.write(async ({ db, now }) => void (await claim(db, await selectDue(db, now(), 10))))
    await push.send()
    expect(browser.arrived).toEqual([])
    await sql`update pushes set lease_until = clock_timestamp() where lease is not null`.execute(
      academy.services.db,
    )
    await push.send()
    await push.send()
    expect(browser.arrived).toHaveLength(1)
  })
})
