import type { Notification } from '@academy/contract/notifications'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { Known } from './known.ts'

// A service worker may have news for the query client; here there is none.
vi.stubGlobal('navigator', {})
const { queryClient } = await import('../../lib/query-client.ts')
const { change, known, queryKey } = await import('./known.ts')
afterAll(() => void vi.unstubAllGlobals())

const one = { _id: 'a', isRead: false } as Notification
const asked: Known = { notifications: [one], unreadCount: 1, tag: '"1"' }
const asRead = ({ notifications }: Known) => ({
  notifications: notifications.map((note) => ({ ...note, isRead: true })),
  unreadCount: 0,
})
afterEach(() => queryClient.clear())

test('shows at once what the server is about to say, and unsays it when it would not', async () => {
  queryClient.setQueryData(queryKey, asked)
  const unsay = await change(asRead)
  expect(known()).toMatchObject({ unreadCount: 0, tag: null, notifications: [{ isRead: true }] })
  unsay()
  expect(known()).toEqual(asked)
})

test('unsays nothing that came meanwhile, and nothing where nothing is known', async () => {
  const unsayNothing = await change(asRead)
  unsayNothing()
  expect(known()).toBeUndefined()
  queryClient.setQueryData(queryKey, asked)
  const unsay = await change(asRead)
  const newer: Known = { notifications: [], unreadCount: 7, tag: '"2"' }
  queryClient.setQueryData(queryKey, newer)
  unsay()
  expect(known()).toEqual(newer)
})
