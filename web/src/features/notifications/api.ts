import { NOTIFICATIONS_POLL_SECONDS } from '@academy/contract/notifications/rules'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { callIfChanged } from '../../lib/calls/call-if-changed.ts'
import { lookAgain } from '../../lib/queries/look-again.ts'
import { queryClient } from '../../lib/queries/query-client.ts'
import { deletions } from './deletions.ts'
import { fewerUnread, type Known, known, queryKey, withOlder } from './known.ts'

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
  const { data, error, isPending } = useQuery(notificationsQuery, queryClient)
  const going = useSyncExternalStore(deletions.subscribe, deletions.all, deletions.all)
  useEffect(() => {
    if (error) console.warn('The notifications could not be fetched', error)
  }, [error])
  const { notifications = [], unreadCount = 0, hasMore = false } = data ?? {}
  const goingUnread = notifications.filter(({ _id, isRead }) => !isRead && going.has(_id)).length
  return {
    notifications,
    going,
    hasMore,
    unreadCount: fewerUnread(unreadCount, goingUnread),
    isPending,
    isMissing: !data && error !== null,
    refetch: () => void lookAgain({ queryKey }),
  }
}
export type NotificationsState = ReturnType<typeof useNotifications>
