import type { Notification } from '@academy/contract/notifications'
import { afterAll, expect, test, vi } from 'vitest'
import type { Known } from './known.ts'

// A service worker may have news for the query client; here there is none.
vi.stubGlobal('navigator', {})
const { changed, fewerUnread, joined, withOlder } = await import('./known.ts')
afterAll(() => void vi.unstubAllGlobals())

const one = { _id: 'a', isRead: false } as Notification
const asked: Known = { notifications: [one], unreadCount: 1, hasMore: false, tag: '"1"' }
const asRead = ({ notifications }: Known) => ({
  notifications: notifications.map((note) => ({ ...note, isRead: true })),
  unreadCount: 0,
})

test('what the page changed itself has no name of the server any more', () => {
  expect(changed(asRead)(asked)).toEqual({
    notifications: [{ _id: 'a', isRead: true }],
    unreadCount: 0,
    hasMore: false,
    tag: null,
  })
})

const notes = (...ids: string[]) => ids.map((_id) => ({ _id, about: _id, isRead: false }) as Notification)
const idsOf = ({ notifications }: { notifications: Notification[] }) => notifications.map(({ _id }) => _id)

test('older ones that were shown stay below the newest, unless some may be missing between', () => {
  const shown: Known = { notifications: notes('e', 'd', 'c', 'b'), unreadCount: 4, hasMore: true, tag: '"1"' }
  const newest = { notifications: notes('f', 'e', 'd'), unreadCount: 5, hasMore: true }
  expect(idsOf(withOlder(shown, newest))).toEqual(['f', 'e', 'd', 'c', 'b'])
  expect(withOlder({ ...shown, hasMore: false }, newest).hasMore).toBe(false)
  expect(withOlder(shown, { ...newest, unreadCount: 0 }).notifications.at(-1)).toMatchObject({ isRead: true })
  const allNew = { notifications: notes('k', 'j', 'i'), unreadCount: 9, hasMore: true }
  expect(withOlder(shown, allNew)).toEqual(allNew)
  const last = { notifications: notes('f'), unreadCount: 1, hasMore: false }
  expect(withOlder(shown, last)).toEqual(last)
  expect(withOlder(undefined, newest)).toEqual(newest)
})

test('a row that grew stands once, at the top, while older ones are shown', () => {
  const note = (_id: string, about: string) => ({ _id, about, isRead: false }) as Notification
  const [paid, older] = [note('b', 'payments-wait'), note('c', 'x')]
  const shown: Known = {
    notifications: [note('e', 'y'), note('d', 'z'), older, paid],
    unreadCount: 4,
    hasMore: false,
    tag: null,
  }
  const grown = note('f', 'payments-wait')
  const newest = { notifications: [grown, note('e', 'y'), note('d', 'z')], unreadCount: 4, hasMore: true }
  expect(idsOf(withOlder(shown, newest))).toEqual(['f', 'e', 'd', 'c'])
  expect(joined([grown], [older, paid])).toEqual([grown, older])
})

test('of a count that stopped where a badge does nothing is taken away', () => {
  expect([fewerUnread(99, 1), fewerUnread(1, 2), fewerUnread(100, 1)]).toEqual([98, 0, 100])
})
