import { timeOfDay } from '@academy/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aTalkingClass } from '../../testing/messages.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { TestBrowser } from '../../testing/push-service.ts'
import { titles, withPushService } from '../../testing/pushed.ts'

let academy: TestAcademy
let push: Awaited<ReturnType<typeof withPushService>>
let here: Awaited<ReturnType<typeof aTalkingClass>>
let browser: TestBrowser
beforeAll(async () => {
  academy = await startAcademy()
  push = await withPushService(academy)
})
afterAll(async () => {
  await push.service.close()
  await academy.stop()
})
beforeEach(async () => {
  here = await aTalkingClass(academy)
  browser = await push.aBrowserOf(here.eric)
  await leave(here.eric)
})

const leave = (person: TestPerson) =>
  academy.as(person).call('PUT /api/presence', { body: { isOnline: false } })
const MINUTE_MS = 60_000
/** In minutes of a day in Kigali, from the one before this. */
function anHourFromNow() {
  const minute = Math.floor(academy.clock.now().getTime() / MINUTE_MS) + 120
  return { from: timeOfDay((minute - 1) % 1440), until: timeOfDay((minute + 60) % 1440) }
}
const pushed = async () => {
  await academy.runJobs()
  return titles(browser)
}

test('whoever has no page open is told at once, without what it says', async () => {
  await here.write(here.aline, here.eric, 'A secret of ours')
  expect(await pushed()).toEqual(['New message from Aline Uwase'])
  const [arrived] = browser.arrived
  expect(arrived?.data.link).toBe(`/messages/${here.aline.id}/${here.course.id}`)
  expect(arrived?.urgency).toBe('high')
  expect(JSON.stringify(browser.arrived)).not.toContain('secret')
})

test('once a conversation until it is read, and each conversation for itself', async () => {
  await Promise.all(['One', 'Two', 'Three'].map((text) => here.write(here.aline, here.eric, text)))
  expect(await pushed()).toHaveLength(1)
  await here.write(here.aline, here.eric, 'Four')
  await here.write(here.grace, here.eric, 'From Grace')
  expect(await pushed()).toEqual(['New message from Aline Uwase', 'New message from Grace Mukamana'])
  await here.markRead(here.eric, here.aline)
  await leave(here.eric)
  await here.write(here.aline, here.eric, 'Five')
  expect(await pushed()).toHaveLength(3)
  expect(browser.arrived[2]?.data.tag).toBe(browser.arrived[0]?.data.tag)
})

test('what is muted, not wanted, or read before it left is not told of', async () => {
  await here.write(here.grace, here.eric, 'Before it is muted')
  await academy.as(here.eric).call('PUT /api/messages/mute/{otherUserId}/{courseId}', {
    ...here.pair(here.grace),
    body: { isMuted: true },
  })
  await here.write(here.aline, here.eric, 'Read')
  await here.markRead(here.eric, here.aline)
  await leave(here.eric)
  expect(await pushed()).toEqual([])
  await academy.as(here.eric).call('PUT /api/notification-preferences', {
    body: { kinds: { message: { push: false } } },
  })
  await leave(here.eric)
  await here.write(here.aline, here.eric, 'Not wanted')
  expect(await pushed()).toEqual([])
})

test('what was read while it waited for the morning is forgotten', async () => {
  await academy.as(here.eric).call('PUT /api/notification-preferences', {
    body: { quietHours: anHourFromNow() },
  })
  await leave(here.eric)
  await here.write(here.aline, here.eric, 'By night')
  await here.write(here.grace, here.eric, 'By night too')
  expect(await pushed()).toEqual([])
  await here.markRead(here.eric, here.aline)
  await academy.as(here.eric).call('PUT /api/notification-preferences', { body: { quietHours: null } })
  academy.clock.advance(61 * MINUTE_MS)
  await push.send()
  expect(titles(browser)).toEqual(['New message from Grace Mukamana'])
})

test('whoever is here sees the badge, and is told when they have left without having looked', async () => {
  await academy.as(here.eric).call('PUT /api/presence', { body: { isOnline: true } })
  await here.write(here.aline, here.eric, 'Look here')
  expect(await pushed()).toEqual([])
  await leave(here.eric)
  await academy.pool.query(`update graphile_worker._private_jobs set run_at = now() where task_id =
    (select id from graphile_worker._private_tasks where identifier = 'push-of-message')`)
  expect(await pushed()).toEqual(['New message from Aline Uwase'])
})
