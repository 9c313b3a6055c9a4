import { MESSAGING_MESSAGES as M } from '@academy/contract/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aTalkingClass } from '../../testing/messages.ts'
import type { TestPerson } from '../../testing/people.ts'

/** The calls of messages as any client sends them: a plain fetch with the header `token`, and the names that it reads of the answer. */
let academy: TestAcademy
let address: string
let here: Awaited<ReturnType<typeof aTalkingClass>>
beforeAll(async () => {
  academy = await startAcademy()
  address = await academy.listen()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  here = await aTalkingClass(academy)
})

// biome-ignore lint/suspicious/noExplicitAny: a plain client has no types
type Answer = { status: number; body: any }

async function ask(
  person: { token: string } | null,
  call: `${'GET' | 'POST' | 'PUT'} ${string}`,
  body?: unknown,
): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ')
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(person && { token: person.token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

const send = (from: TestPerson, to: TestPerson, courseId: unknown, content = 'Muraho') =>
  ask(from, 'POST /api/messages/send', {
    ...{ receiverId: to.id, courseId, content },
    messageType: 'student_student',
  })
const MESSAGE_KEYS = [
  '_id',
  'attachment',
  'content',
  'course',
  'createdAt',
  'isRead',
  'messageType',
  'receiver',
  'sender',
]

test('POST /api/messages/send: the sentence is `message`, the row is `sent`', async () => {
  const { status, body } = await send(here.aline, here.eric, here.course.id, ' <i>Muraho</i> & "you" ')
  expect([status, Object.keys(body).sort(), body.message]).toEqual([200, ['message', 'sent'], M.sent])
  expect(Object.keys(body.sent).sort()).toEqual(MESSAGE_KEYS)
  expect(body.sent).toMatchObject({
    sender: { _id: here.aline.id, name: 'Aline Uwase', role: 'user' },
    receiver: here.eric.id,
    course: here.course.id,
    content: '<i>Muraho</i> & "you"',
    isRead: false,
    messageType: 'student_student',
  })
})

test.each([
  ['the word', 'null'],
  ['null itself', null],
  ['nothing', undefined],
])('a course of %s is none, for an admin, and is read under the word', async (_, courseId) => {
  const { body } = await send(here.claudine, here.aline, courseId)
  expect(body.sent).toMatchObject({ course: null, messageType: 'admin_student' })
  const thread = await ask(here.aline, `GET /api/messages/${here.claudine.id}/null`)
  expect(thread.body.messages.map(({ _id }: { _id: string }) => _id)).toEqual([body.sent._id])
  const listed = await ask(here.aline, 'GET /api/messages/conversations?courseId=null')
  expect(listed.body.conversations).toHaveLength(1)
  expect((await send(here.aline, here.claudine, courseId)).body.message).toBe(
    'You cannot reply to admin messages.',
  )
})

test('conversations and threads have the names that the list and the window read', async () => {
  await send(here.aline, here.eric, here.course.id, 'One')
  await send(here.aline, here.eric, here.course.id, 'Two')
  await send(here.grace, here.eric, here.course.id, 'Three')
  const { body } = await ask(here.eric, 'GET /api/messages/conversations')
  expect(body.unreadCount).toBe(3)
  const [graces, alines] = body.conversations
  expect(Object.keys(alines)).toEqual(
    expect.arrayContaining([
      ...['_id', 'otherUser', 'course', 'presence', 'lastMessage', 'unreadCount', 'isPinned'],
    ]),
  )
  expect(alines).toMatchObject({
    _id: `${here.aline.id}_${here.course.id}`,
    otherUser: { _id: here.aline.id, name: 'Aline Uwase', role: 'user' },
    course: { _id: here.course.id, title: 'Maps of Kigali' },
    presence: { isOnline: expect.any(Boolean), lastSeen: expect.any(String) },
    lastMessage: { content: 'Two', isRead: false },
    unreadCount: 2,
    isPinned: false,
  })
  expect(graces.lastMessage.messageType).toBe('student_instructor')
  const thread = await ask(here.eric, `GET /api/messages/${here.aline.id}/${here.course.id}`)
  expect(thread.body.messages.map(({ content }: { content: string }) => content)).toEqual(['One', 'Two'])
  for (const message of thread.body.messages) expect(Object.keys(message).sort()).toEqual(MESSAGE_KEYS)
})

test('marking as read with an empty body, twice: the counts fall once and stay', async () => {
  await send(here.aline, here.eric, here.course.id)
  await send(here.grace, here.eric, here.course.id)
  const read = () => ask(here.eric, `PUT /api/messages/mark-read/${here.aline.id}/${here.course.id}`)
  for (const time of [1, 2])
    expect([time, await read()]).toEqual([
      time,
      { status: 200, body: { success: true, message: M.read, unreadCount: 1 } },
    ])
  const { body } = await ask(here.eric, `GET /api/messages/conversations?courseId=${here.course.id}`)
  expect(body.conversations.map(({ unreadCount }: { unreadCount: number }) => unreadCount)).toEqual([1, 0])
})

test.each([
  [true, 200],
  [false, 200],
  ['true', 400],
  ['', 400],
  [1, 400],
  [0, 400],
  [null, 400],
  [undefined, 400],
  [[true], 400],
])('presence of %j is answered with %i', async (isOnline, status) => {
  const answer = await ask(here.aline, 'PUT /api/presence', { isOnline })
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject(status === 200 ? { success: true } : { message: M.onlineInvalid })
})

test('members have a role and a boolean, oneself too, and no address; everybody is for admins', async () => {
  const { body } = await ask(here.aline, `GET /api/courses/${here.course.id}/members`)
  expect(body.members.map(({ _id }: { _id: string }) => _id)).toContain(here.aline.id)
  for (const member of body.members)
    expect(member).toEqual({
      ...{ _id: expect.any(String), name: expect.any(String) },
      ...{ role: expect.stringMatching(/^(user|instructor)$/), isOnline: expect.any(Boolean) },
    })
  const all = await ask(here.claudine, 'GET /api/users/all')
  expect(Object.keys(all.body.users[0]).sort()).toEqual(['_id', 'name', 'role'])
  expect(JSON.stringify(all.body)).not.toMatch(/@|password|argon/)
})

describe('what is not right is answered with a sentence, and never with a fault', () => {
  const ID = 'f'.repeat(24)
  test.each([
    ['GET /api/messages/conversations?courseId=undefined', undefined, 400],
    ['GET /api/messages/undefined/null', undefined, 400],
    [`GET /api/messages/${ID}/undefined`, undefined, 400],
    [`GET /api/messages/${ID}/null`, undefined, 404],
    [`GET /api/messages/${ID}/null?around=null`, undefined, 400],
    [`GET /api/messages/${ID}/null?around=${ID}`, undefined, 404],
    [`PUT /api/messages/mark-read/${ID}/null`, undefined, 404],
    ['PUT /api/messages/mark-read/undefined/null', undefined, 400],
    ['POST /api/messages/send', {}, 400],
    ['POST /api/messages/send', { receiverId: ID, courseId: 'undefined', content: 'x' }, 400],
    ['POST /api/messages/send', { receiverId: ID, courseId: null, content: ' \n ' }, 400],
    ['POST /api/messages/send', { receiverId: ID, courseId: null, content: { text: 'x' } }, 400],
    ['POST /api/messages/send', { receiverId: { $ne: '' }, courseId: null, content: 'x' }, 400],
    ['POST /api/messages/send', { receiverId: ID, courseId: null, content: 'x' }, 403],
    ['GET /api/courses/null/members', undefined, 400],
    [`GET /api/courses/${ID}/members`, undefined, 404],
    ['GET /api/users/all', undefined, 403],
  ] as const)('%s %j: %s', async (call, body, status) => {
    const answer = await ask(here.aline, call, body)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toMatch(/\S/)
    expect((await ask(null, call, body)).status).toBe(401)
  })
})
