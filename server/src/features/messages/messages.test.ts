import { MESSAGING_MESSAGES as M } from '@academy/contract/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aMessage, aTalkingClass } from '../../testing/messages.ts'
import { anAdmin, anInstructor, aStudent, aSuperadmin, type TestPerson } from '../../testing/people.ts'

type Class = Awaited<ReturnType<typeof aTalkingClass>>
let academy: TestAcademy
let grace: Class['grace']
let course: Class['course']
let aline: Class['aline']
let eric: Class['eric']
let claudine: Class['claudine']
let write: Class['write']
let conversationsOf: Class['conversationsOf']
let threadOf: Class['threadOf']
let markRead: Class['markRead']
let pair: Class['pair']
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  ;({ grace, course, aline, eric, claudine, write, conversationsOf, threadOf, markRead, pair } =
    await aTalkingClass(academy))
})

describe('writing', () => {
  test('a message arrives letter for letter, counts as unread, and is read once', async () => {
    const content = '  Muraho <b>Eric</b> & "you" 👋🏽\n\nsecond line  '
    const { status, body } = await write(aline, eric, content)
    expect([status, body.message]).toEqual([200, M.sent])
    expect(body.sent).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      sender: { _id: aline.id, name: 'Aline Uwase', role: 'user' },
      receiver: eric.id,
      course: course.id,
      content: content.trim(),
      createdAt: expect.any(String),
      isRead: false,
      messageType: 'student_student',
      attachment: null,
    })
    await write(aline, eric, 'And another')
    const { conversations, unreadCount, cursor } = await conversationsOf(eric)
    expect([unreadCount, cursor]).toEqual([2, null])
    expect(conversations).toEqual([
      {
        _id: `${aline.id}_${course.id}`,
        otherUser: { _id: aline.id, name: 'Aline Uwase', role: 'user' },
        course: { _id: course.id, title: 'Maps of Kigali' },
        presence: { isOnline: true, lastSeen: expect.any(String) },
        lastMessage: expect.objectContaining({ content: 'And another', isRead: false }),
        unreadCount: 2,
        isPinned: false,
        isMuted: false,
        closed: null,
      },
    ])
    expect((await conversationsOf(aline)).unreadCount).toBe(0)
    const { messages } = await threadOf(eric, aline)
    expect(messages.map((message) => message.content)).toEqual([content.trim(), 'And another'])
    expect(await markRead(eric, aline)).toEqual({ success: true, message: M.read, unreadCount: 0 })
    expect((await conversationsOf(eric)).conversations[0]).toMatchObject({
      unreadCount: 0,
      lastMessage: { isRead: true },
    })
    expect((await threadOf(aline, eric)).messages.map(({ isRead }) => isRead)).toEqual([true, true])
  })

  test('whoever marks as read touches only what they received', async () => {
    await write(aline, eric, 'One')
    await write(eric, aline, 'Two')
    await markRead(aline, eric)
    expect((await threadOf(eric, aline)).messages.map(({ isRead }) => isRead)).toEqual([false, true])
    expect((await conversationsOf(eric)).unreadCount).toBe(1)
  })

  test('the server says what type a message is of, whatever the client says', async () => {
    const samuel = await aSuperadmin(academy)
    const typeOf = async (from: TestPerson, to: TestPerson, courseId: string | null) => {
      const body = { receiverId: to.id, courseId, content: 'x', messageType: 'student_student' }
      const answer = await academy.as(from).send('POST /api/messages/send', { body })
      return answer.body.sent?.messageType ?? answer.body.message
    }
    expect(await typeOf(aline, grace, course.id)).toBe('student_instructor')
    expect(await typeOf(grace, aline, course.id)).toBe('student_instructor')
    expect(await typeOf(claudine, grace, null)).toBe('admin_student')
    expect(await typeOf(claudine, aline, course.id)).toBe('admin_student')
    expect(await typeOf(samuel, claudine, null)).toBe('admin_student')
  })

  test.each([
    ['nothing', { content: '' }],
    ['spaces', { content: ' \n\t ' }],
    ['no content', { content: undefined }],
    ['too much', { content: 'x'.repeat(5001) }],
    ['no receiver', { receiverId: undefined }],
    ['no key', { key: 'short' }],
  ])('is refused with %s', async (_, wrong) => {
    const body = { receiverId: eric.id, courseId: course.id, content: 'x', ...wrong }
    expect(await academy.as(aline).send('POST /api/messages/send', { body })).toMatchObject({ status: 400 })
    expect((await threadOf(eric, aline)).messages).toEqual([])
  })

  test('the longest message is 5,000 characters', async () => {
    const { body } = await write(aline, eric, '👋'.repeat(2500))
    expect(body.sent.content).toHaveLength(5000)
  })

  test('thirty a minute, and each on their own', async () => {
    const limited = await startAcademy({ env: { RATE_LIMITS: 'on' } })
    try {
      const [admin, diane] = [await anAdmin(limited), await aStudent(limited)]
      const sendOne = () =>
        limited.as(admin).send('POST /api/messages/send', { body: { receiverId: diane.id, content: 'x' } })
      for (let n = 0; n < 30; n += 1) expect((await sendOne()).status).toBe(200)
      const refused = await sendOne()
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      const other = await anAdmin(limited)
      expect(await aMessage(limited, other, diane)).toBeTruthy()
    } finally {
      await limited.stop()
    }
  })
})

describe('who may write to whom', () => {
  const refusalOf = async (from: TestPerson, to: { id: string }, courseId: string | null = course.id) => {
    const { status, body } = await write(from, to, 'x', courseId)
    return status === 200 ? 200 : `${status} ${body.message}`
  }

  test('students: the instructor and the students of a course they share', async () => {
    const stranger = await aStudent(academy)
    expect(await refusalOf(aline, eric)).toBe(200)
    expect(await refusalOf(aline, grace)).toBe(200)
    expect(await refusalOf(aline, aline)).toBe(`400 ${M.toOneself}`)
    for (const other of [stranger, await anInstructor(academy), { id: newId() }])
      expect(await refusalOf(aline, other)).toBe(`403 ${M.notShared}`)
    expect(await refusalOf(stranger, aline)).toBe(`403 ${M.notShared}`)
    expect(await refusalOf(aline, eric, null)).toBe(`403 ${M.notShared}`)
    expect(await refusalOf(aline, claudine)).toBe(`403 ${M.toAdmin}`)
    expect(await refusalOf(aline, eric, newId())).toBe('404 Course not found')
  })

  test('instructors: the students of their own courses', async () => {
    const olive = await anInstructor(academy)
    expect(await refusalOf(grace, aline)).toBe(200)
    expect(await refusalOf(grace, olive)).toBe(`403 ${M.notOwnStudents}`)
    expect(await refusalOf(olive, aline)).toBe(`403 ${M.notOwnStudents}`)
    expect(await refusalOf(grace, await aStudent(academy))).toBe(`403 ${M.notOwnStudents}`)
    expect(await refusalOf(grace, claudine)).toBe(`403 ${M.toAdmin}`)
    expect(await refusalOf(grace, grace)).toBe(`400 ${M.toOneself}`)
  })

  test('admins: everybody else, with a course or without', async () => {
    const samuel = await aSuperadmin(academy)
    for (const other of [aline, grace, samuel]) {
      expect(await refusalOf(claudine, other, null)).toBe(200)
      expect(await refusalOf(claudine, other)).toBe(200)
    }
    expect(await refusalOf(claudine, claudine, null)).toBe(`400 ${M.toOneself}`)
    expect(await refusalOf(claudine, { id: newId() }, null)).toBe(`404 ${M.personNotFound}`)
  })

  test('what an admin wrote is read, pinned and not replied to', async () => {
    await write(claudine, aline, 'Welcome', null)
    const { conversations } = await conversationsOf(aline, { courseId: 'null' })
    expect(conversations).toHaveLength(1)
    expect(conversations[0]).toMatchObject({
      _id: `${claudine.id}_null`,
      otherUser: { role: 'admin' },
      course: null,
      isPinned: true,
      closed: { reason: 'admin', message: M.toAdmin },
    })
    expect((await threadOf(aline, claudine, 'null')).messages).toHaveLength(1)
    expect(await refusalOf(aline, claudine, null)).toBe(`403 ${M.toAdmin}`)
    expect((await conversationsOf(claudine)).conversations[0]).toMatchObject({
      isPinned: false,
      closed: null,
    })
  })

  test('nobody reads another’s thread, admins included', async () => {
    await write(aline, eric, 'Between us')
    for (const [reader, other] of [
      [grace, eric],
      [claudine, aline],
      [await aSuperadmin(academy), eric],
    ] as const) {
      const answer = await academy.as(reader).send('GET /api/messages/{otherUserId}/{courseId}', pair(other))
      expect(answer.text).not.toContain('Between us')
      expect(answer.body.messages ?? []).toEqual([])
      expect((await conversationsOf(reader)).conversations).toEqual([])
      const found = await academy.as(reader).call('GET /api/messages/search', { query: { q: 'between' } })
      expect(found.messages).toEqual([])
    }
    const stranger = await aStudent(academy)
    const answer = await academy.as(stranger).send('GET /api/messages/{otherUserId}/{courseId}', pair(eric))
    expect(answer).toMatchObject({ status: 404, body: { message: M.personNotFound } })
  })
})
