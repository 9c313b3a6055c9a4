import type { Conversation, Message } from '@academy/contract/messages'
import { expect, test } from 'vitest'
import { type KnownThread, withAllRead, withNewest, withSent } from './known.ts'
import { joined, withNewer, withOlder } from './part.ts'
import { rowsOf, unreadLineOf } from './rows.ts'

const ALINE = { _id: 'aline', name: 'Aline', role: 'user' }
const BOSCO = { _id: 'bosco', name: 'Bosco', role: 'user' }

const message = (n: number, from = BOSCO, isRead = true): Message => ({
  _id: `m${n}`,
  sender: from,
  receiver: from === BOSCO ? ALINE._id : BOSCO._id,
  course: null,
  content: `Message ${n}`,
  createdAt: new Date(Date.UTC(2026, 10, 20, 8, n)).toISOString(),
  isRead,
  messageType: 'student_student',
  attachment: null,
})
const conversation = { unreadCount: 2 } as Conversation
const known = (messages: Message[], hasOlder = false): KnownThread => ({ messages, hasOlder, conversation })
const ids = ({ messages }: KnownThread) => messages.map(({ _id }) => _id)

test('older messages that were shown stay before the newest, and their ticks follow', () => {
  const shown = known([message(1), message(2, ALINE, false), message(3), message(4)], false)
  const newest = known([message(3), message(4), message(5, ALINE, true)], true)
  const both = withNewest(shown, newest)
  expect(ids(both)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5'])
  expect(both.hasOlder).toBe(false)
  expect(both.messages[1]?.isRead).toBe(true)
})

test('where something may be missing between them, the older go', () => {
  const newest = known([message(60), message(61)], true)
  expect(withNewest(known([message(1), message(2)]), newest)).toBe(newest)
})

test('what comes twice stands once', () => {
  const thread = known([message(2), message(3)], true)
  expect(ids(withOlder(thread, [message(1), message(2)], false))).toEqual(['m1', 'm2', 'm3'])
  expect(ids(withSent(withSent(thread, message(4)), message(4)))).toEqual(['m2', 'm3', 'm4'])
})

test('a part around a message is joined to the newest as soon as nothing can be missing between them', () => {
  const newest = known([message(8), message(9), message(10)], true)
  const part = known([message(3), message(4), message(5)], false)
  expect(joined(part, newest)).toBeNull()
  const further = withNewer(part, [message(5), message(6), message(7)])
  expect(ids(further)).toEqual(['m3', 'm4', 'm5', 'm6', 'm7'])
  expect(joined(further, newest)).toBeNull()
  const whole = joined(withNewer(further, [message(8), message(9)]), newest)
  expect(whole && ids(whole)).toEqual(['m3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10'])
  expect(whole?.hasOlder).toBe(false)
})

test('what a part knows beyond the newest stays behind them', () => {
  const newest = known([message(4), message(5)], true)
  const part = known([message(3), message(4), message(5), message(6)], true)
  const whole = joined(part, newest)
  expect(whole && ids(whole)).toEqual(['m3', 'm4', 'm5', 'm6'])
  expect(whole?.hasOlder).toBe(true)
})

test('days, the line above what is new, and what is not sent yet', () => {
  const unread = message(3, BOSCO, false)
  const messages = [message(1), message(2, ALINE), unread, message(4, BOSCO, false)]
  const line = unreadLineOf(ALINE._id, messages, 2)
  expect(line).toEqual({ before: 'm3', count: 2 })
  const outgoing = {
    other: BOSCO._id,
    course: null,
    content: 'Later',
    key: 'key-of-later',
    at: '2026-11-21T08:00:00Z',
  }
  const rows = rowsOf(ALINE._id, messages, [{ ...outgoing, progress: 'waiting' }], line)
  expect(
    rows.map((row) => (row.kind === 'message' ? `${row.key}${row.isLast ? '.' : ''}` : row.kind)),
  ).toEqual(['day', 'm1.', 'm2.', 'unread', 'm3', 'm4.', 'day', 'key-of-later.'])
})

test('reading marks what was received, and nothing that was sent', () => {
  const read = withAllRead(known([message(1, BOSCO, false), message(2, ALINE, false)]), ALINE._id)
  expect(read.messages.map(({ isRead }) => isRead)).toEqual([true, false])
  expect(read.conversation.unreadCount).toBe(0)
})
