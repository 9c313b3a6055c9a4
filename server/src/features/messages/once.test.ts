import { MESSAGING_MESSAGES as M } from '@academy/contract/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aMessage, aTalkingClass } from '../../testing/messages.ts'

type Class = Awaited<ReturnType<typeof aTalkingClass>>
let academy: TestAcademy
let grace: Class['grace']
let course: Class['course']
let aline: Class['aline']
let eric: Class['eric']
let conversationsOf: Class['conversationsOf']
let threadOf: Class['threadOf']
let markRead: Class['markRead']
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  ;({ grace, course, aline, eric, conversationsOf, threadOf, markRead } = await aTalkingClass(academy))
})

describe('once', () => {
  const keyed = (content: string, key: string, to: { id: string } = eric) =>
    academy.as(aline).send('POST /api/messages/send', {
      body: { receiverId: to.id, courseId: course.id, content, key },
    })

  test('the same message under the same key is stored once', async () => {
    const first = await keyed('Hello', 'key-00000001')
    const again = await keyed('Hello', 'key-00000001')
    expect(again.body).toEqual(first.body)
    expect((await conversationsOf(eric)).unreadCount).toBe(1)
    await markRead(eric, aline)
    expect((await keyed('Hello', 'key-00000001')).body.sent.isRead).toBe(true)
    expect((await threadOf(eric, aline)).messages).toHaveLength(1)
  })

  test('another message under it is refused, also to somebody else', async () => {
    await keyed('Hello', 'key-00000002')
    expect(await keyed('Hi', 'key-00000002')).toMatchObject({ status: 409, body: { message: M.keyUsed } })
    expect(await keyed('Hello', 'key-00000002', grace)).toMatchObject({ status: 409 })
    expect((await threadOf(grace, aline)).messages).toEqual([])
    expect((await threadOf(aline, eric)).messages).toHaveLength(1)
  })

  test('a key is its sender’s own', async () => {
    await keyed('Hello', 'key-00000003')
    await aMessage(academy, eric, aline, { course, content: 'Other', key: 'key-00000003' })
    expect((await threadOf(eric, aline)).messages).toHaveLength(2)
  })

  test('who asks again after they lost the right hears that it was sent', async () => {
    const first = await keyed('Hello', 'key-00000004')
    await sql`delete from enrolments where user_id = ${aline.id}`.execute(academy.services.db)
    expect((await keyed('Hello', 'key-00000004')).body).toEqual(first.body)
    expect((await keyed('Hello', 'key-00000005')).status).toBe(403)
  })

  test('ten at once under one key are one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => keyed('Hello', 'key-00000006')))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await threadOf(eric, aline)).messages).toHaveLength(1)
    expect((await conversationsOf(eric)).unreadCount).toBe(1)
  })
})
