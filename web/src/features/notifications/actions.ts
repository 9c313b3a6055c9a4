// What is done in the panel: its code comes with it, not with the bell of every page.
import { call } from '../../lib/calls/call.ts'
import { lookAgain } from '../../lib/queries/look-again.ts'
import { changeAtOnce } from '../../lib/queries/optimistic.ts'
import { queryClient } from '../../lib/queries/query-client.ts'
import { changed, fewerUnread, joined, type Known, known, queryKey } from './known.ts'

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
      notifications: joined(
        now.notifications,
        notifications.filter(({ _id }) => _id < last),
      ),
    }
  })
}

/** Nobody is told of a failure: the dot comes back. */
export async function markRead(id: string): Promise<void> {
  const asRead = changed(({ notifications, unreadCount }) => ({
    notifications: notifications.map((one) => (one._id === id ? { ...one, isRead: true } : one)),
    unreadCount: fewerUnread(unreadCount, 1),
  }))
  try {
    await changeAtOnce(queryKey, asRead, () =>
      call('PUT /api/notifications/{id}/read', { params: { id }, keepalive: true }),
    )
  } catch (failure) {
    console.warn('A notification could not be marked as read', failure)
  }
}

/** Gives back the server's word on how many went. */
export async function deleteAllRead(): Promise<string> {
  const { message } = await call('DELETE /api/notifications/read')
  await lookAgain({ queryKey })
  return message
}

export async function markAllRead(): Promise<void> {
  const allRead = changed(({ notifications }) => ({
    notifications: notifications.map((one) => ({ ...one, isRead: true })),
    unreadCount: 0,
  }))
  await changeAtOnce(queryKey, allRead, () => call('PUT /api/notifications/mark-all-read'))
}
