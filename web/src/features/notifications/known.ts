import type { Notification } from '@academy/contract/notifications'
import { badgeCountMax } from '@academy/contract/text'
import { queryClient } from '../../lib/queries/query-client.ts'

/** What the page knows of the person's notifications. */
export interface Known {
  notifications: Notification[]
  unreadCount: number
  /** The server has older ones. */
  hasMore: boolean
  /** The server's name for this; null once the page has changed something itself: then only its whole word will do. */
  tag: string | null
}

export const queryKey = ['notifications']

export const known = () => queryClient.getQueryData<Known>(queryKey)

type Newest = Omit<Known, 'tag'>

/** One list of two that follow each other. A row that grew since it was read further down stands above now, and there alone. */
export function joined(above: readonly Notification[], below: readonly Notification[]): Notification[] {
  const known = new Set(above.map(({ about }) => about))
  return [...above, ...below.filter(({ about }) => !known.has(about))]
}

/** Without so many of them. Of a count that stopped where a badge does, only the server knows what is left. */
export const fewerUnread = (unreadCount: number, gone: number) =>
  unreadCount >= badgeCountMax ? unreadCount : Math.max(0, unreadCount - gone)

/** The newest, and below them the older ones that the page has shown before, as long as nothing can be missing between them. */
export function withOlder(before: Known | undefined, newest: Newest): Newest {
  const last = newest.notifications.at(-1)
  const first = before?.notifications[0]
  if (!before || !first || !last || !newest.hasMore || first._id < last._id) return newest
  const older = before.notifications.filter(({ _id }) => _id < last._id)
  if (older.length === 0) return newest
  const areRead = newest.unreadCount === 0
  return {
    unreadCount: newest.unreadCount,
    hasMore: before.hasMore,
    notifications: joined(
      newest.notifications,
      older.map((one) => (areRead ? { ...one, isRead: true } : one)),
    ),
  }
}

/** What changes in the bell and in every list of the page. What the server's name stood for is no longer what is shown. */
export const changed =
  (next: (before: Known) => Pick<Known, 'notifications' | 'unreadCount'>) =>
  (before: Known): Known => ({ ...before, ...next(before), tag: null })
