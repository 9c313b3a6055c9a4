import { NOTIFICATIONS_POLL_SECONDS } from '@academy/contract/notifications/rules'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../lib/call.ts'
import { callIfChanged } from '../../lib/call-if-changed.ts'
import { queryClient } from '../../lib/query-client.ts'
import { deletions } from './deletions.ts'
import { change, type Known, known, lookAgain, queryKey, withOlder } from './known.ts'

const notificationsQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }): Promise<Known> => {
    const before = known()
    const answer = await callIfChanged('GET /api/notifications', before?.tag ?? null, signal)
    if (!answer) return before as Known
    const { notifications, unreadCount, hasMore } = answer.reply
    return { ...withOlder(known(), { notifications, unreadCount, hasMore }), tag: answer.tag }
  },
  refetchInterval: NOTIFICATIONS_POLL_SECONDS * 1000,
  retry: false,
})

/** What the bell shows; what is about to be deleted counts no more. The header stands outside the pages' provider. */
export function useNotifications() {
  const { data, error, isPending, refetch } = useQuery(notificationsQuery, queryClient)
  const going = useSyncExternalStore(deletions.subscribe, deletions.all)
  useEffect(() => {
    if (error) console.warn('The notifications could not be fetched', error)
  }, [error])
  const { notifications = [], unreadCount = 0, hasMore = false } = data ?? {}
  const goingUnread = notifications.filter(({ _id, isRead }) => !isRead && going.has(_id)).length
  return {
    notifications,
    going,
    hasMore,
    unreadCount: Math.max(0, unreadCount - goingUnread),
    isPending,
    isMissing: !data && error !== null,
    refetch: () => void refetch(),
  }
}
export type NotificationsState = ReturnType<typeof useNotifications>

/** The next older than all that are shown. */
export async function showOlder(): Promise<void> {
  const before = known()?.notifications.at(-1)?._id
  if (!before) return
  const { notifications, hasMore } = await call('GET /api/notifications', { query: { before } })
  queryClient.setQueryData<Known>(queryKey, (now) => {
    const last = now?.notifications.at(-1)?._id
    if (!now || !last) return now
    return {
      ...now,
      hasMore,
      notifications: [...now.notifications, ...notifications.filter(({ _id }) => _id < last)],
    }
  })
}

/** Nobody is told of a failure: the dot comes back. */
export async function markRead(id: string): Promise<void> {
  const unsay = await change(({ notifications, unreadCount }) => ({
    notifications: notifications.map((one) => (one._id === id ? { ...one, isRead: true } : one)),
    unreadCount: Math.max(0, unreadCount - 1),
  }))
  try {
    await call('PUT /api/notifications/{id}/read', { params: { id }, keepalive: true })
  } catch (failure) {
    console.warn('A notification could not be marked as read', failure)
    unsay()
    await lookAgain()
  }
}

export async function markAllRead(): Promise<void> {
  const unsay = await change(({ notifications }) => ({
    notifications: notifications.map((one) => ({ ...one, isRead: true })),
    unreadCount: 0,
  }))
  try {
    await call('PUT /api/notifications/mark-all-read')
  } catch (failure) {
    unsay()
    await lookAgain()
    throw failure
  }
}
