import { minutesOf, type NoteKind, nextMoment } from '@academy/contract/notifications'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anAdmin, aStudent, type TestPerson } from '../../../testing/people.ts'
import type { TestBrowser } from '../../../testing/push-service.ts'
import { onAnotherDevice, titles, withPushService } from '../../../testing/pushed.ts'
import { gather, notify, takeBack } from '../index.ts'
import { claim, selectDue, settle } from './pushes-store.ts'

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

const choose = (body: object) => academy.as(aline).call('PUT /api/notification-preferences', { body })
const advance = (seconds: number) => academy.clock.advance(seconds * 1000)
/** The clock goes on to that time in Kigali. */
const moveTo = (time: string) =>
  advance((nextMoment(academy.clock.now(), minutesOf(time)).getTime() - academy.clock.now().getTime()) / 1000)

describe('what is told', () => {
  test('arrives in the words of the bell, signed and sealed, by the job', async () => {
    await push.tell([aline])
    await academy.runJobs()
    expect(browser.arrived).toHaveLength(1)
    const [arrived] = browser.arrived
    expect(arrived).toMatchObject({
      data: {
        title: 'Your quiz was graded',
        body: '“Soil” in Farming was graded: 8 of 10 marks.',
        link: '/courses',
      },
      ttl: 259_200,
      urgency: 'normal',
      contact: 'mailto:no-reply@127.0.0.1',
    })
    expect(Object.keys(arrived?.data ?? {}).sort()).toEqual(['body', 'link', 'tag', 'title'])
    expect(arrived?.topic).toBeUndefined()
    const [device] = (await academy.as(aline).call('GET /api/push/subscriptions')).devices
    expect(device?.pushedAt).not.toBeNull()
  })

  test('on each device once, however often it is told and whoever sends', async () => {
    const second = await push.aBrowserOf(await onAnotherDevice(academy, aline))
    const about = `it:${newId()}`
    await Promise.all(Array.from({ length: 4 }, () => push.tell([aline], { about })))
    await Promise.all(Array.from({ length: 4 }, () => push.send()))
    await push.tell([aline], { about })
    await push.send()
    expect([browser.arrived.length, second.arrived.length]).toEqual([1, 1])
  })

  test('is not what was undone', async () => {
    await expect(
      academy.write(async (ctx) => {
        await notify(ctx, [aline], { kind: 'grade', about: newId(), title: 'T', message: '', letter: null })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await push.send()
    expect(browser.arrived).toEqual([])
  })

  test('is not what was read or deleted meanwhile', async () => {
    await push.tell([aline], { title: 'Read' })
    await academy.as(aline).call('PUT /api/notifications/mark-all-read')
    await push.tell([aline], { title: 'Deleted' })
    const { notifications } = await academy.as(aline).call('GET /api/notifications')
    const id = notifications.find(({ title }) => title === 'Deleted')?._id ?? ''
    await academy.as(aline).call('DELETE /api/notifications/{id}', { params: { id } })
    await push.tell([aline], { title: 'New' })
    await push.send()
    expect(titles(browser)).toEqual(['New'])
  })

  test('gathers into one that takes the place of the one before', async () => {
    const admin = await anAdmin(academy)
    const theirs = await push.aBrowserOf(admin)
    const about = `payments-wait:${newId()}`
    const tell = (count: number, event: string | null) =>
      academy.write((ctx) =>
        gather(ctx, about, event, async () =>
          count === 0
            ? []
            : [
                {
                  people: [admin],
                  count,
                  note: { kind: 'payment-waits', title: `${count} wait`, message: '' },
                },
              ],
        ),
      )
    await tell(1, 'one')
    await push.send()
    await tell(2, 'two')
    await tell(2, 'two')
    await push.send()
    await push.send()
    expect(titles(theirs)).toEqual(['1 wait', '2 wait'])
    const [first, second] = theirs.arrived
    expect(first?.topic).toMatch(/^[\w-]{32}$/)
    expect([second?.topic, second?.data.tag]).toEqual([first?.topic, first?.data.tag])
    await tell(3, 'three')
    await tell(0, null)
    await push.send()
    expect(theirs.arrived).toHaveLength(2)
  })
})

describe('what a person chose', () => {
  test('a kind without push, and the account’s switch for courses', async () => {
    await choose({ kinds: { grade: { push: false } } })
    await push.tell([aline], { kind: 'grade' })
    await push.tell([aline], { kind: 'payment', title: 'Payment approved' })
    await academy.as(aline).call('PUT /api/user/me/preferences', { body: { courseUpdates: false } })
    await push.tell([aline], { kind: 'course-update' })
    await push.send()
    expect(titles(browser)).toEqual(['Payment approved'])
  })

  test('is looked at again when it leaves', async () => {
    await push.tell([aline])
    await choose({ kinds: { grade: { push: false } } })
    await push.send()
    expect(browser.arrived).toEqual([])
  })

  test('a silent bell does not silence the device, and tells it once', async () => {
    await choose({ kinds: { grade: { bell: false } } })
    const about = `it:${newId()}`
    await Promise.all([push.tell([aline], { about }), push.tell([aline], { about })])
    await push.send()
    await push.tell([aline], { about })
    await push.send()
    expect(titles(browser)).toEqual(['Your quiz was graded'])
  })
})

describe('quiet hours', () => {
  beforeEach(() => choose({ quietHours: { from: '21:00', until: '06:00' } }))

  test('hold what comes, and tell it in the morning as one', async () => {
    moveTo('22:00')
    for (const title of ['First', 'Second', 'Third', 'Fourth']) await push.tell([aline], { title })
    await push.send()
    moveTo('05:59')
    await push.send()
    expect(browser.arrived).toEqual([])
    moveTo('06:00')
    await push.send()
    await push.send()
    expect(browser.arrived.map(({ data }) => data)).toEqual([
      expect.objectContaining({
        title: '4 things are new',
        body: 'Fourth · Third · Second',
        link: '/notifications',
      }),
    ])
  })

  test('one alone is told as itself, and what was read by night is not', async () => {
    moveTo('22:00')
    await push.tell([aline], { title: 'Read by night' })
    await academy.as(aline).call('PUT /api/notifications/mark-all-read')
    await push.tell([aline], { title: 'Alone' })
    await push.send()
    moveTo('06:00')
    await push.send()
    expect(titles(browser)).toEqual(['Alone'])
  })
})

test('what grows while it is being sent is sent again', async () => {
  const about = `it:${newId()}`
  const tell = (event: string, title: string) =>
    academy.write((ctx) =>
      gather(ctx, about, event, async () => [
        {
          people: [aline],
          count: 1,
          note: { kind: 'grade' satisfies NoteKind, title, message: '' },
        },
      ]),
    )
  await tell('one', 'One')
  const due = await selectDue(academy.services.db, academy.clock.now(), 10)
  const lease = await claim(academy.services.db, due)
  await tell('two', 'Two')
  await settle(academy.services.db, due, lease)
  await push.send()
  expect(titles(browser)).toEqual(['Two'])
})

test('what was taken back from many is pushed to none, whether their bell tells of it or not', async () => {
  const eric = await aStudent(academy)
  const silent = await push.aBrowserOf(eric)
  await academy.as(eric).call('PUT /api/notification-preferences', {
    body: { kinds: { announcement: { bell: false } } },
  })
  const about = `announcement:${newId()}`
  await push.tell([aline, eric], { kind: 'announcement', about })
  await academy.write(async (ctx) => void (await takeBack(ctx, about)))
  await push.tell([aline, eric], { title: 'Another' })
  await push.send()
  expect([titles(browser), titles(silent)]).toEqual([['Another'], ['Another']])
})
