import { t } from '@lingui/core/macro'
import { CallFailure, call, failureMessage } from '../../lib/calls/call.ts'
import { registerUnsent, whenPageHides } from '../../lib/offline/unsent.ts'
import { forgetOnPersonChange } from '../../lib/person-change.ts'
import { showChange } from '../../lib/queries/optimistic.ts'
import { toast } from '../../lib/toast.ts'
import { changed, fewerUnread, queryKey } from './known.ts'
import { createPendingDeletions } from './pending-deletions.ts'

const UNDO_MS = 5_000

/** The one list of this page: closing the panel or changing the page loses nothing of it. */
export const deletions = createPendingDeletions({ send, waitMs: UNDO_MS })

async function send(id: string): Promise<void> {
  try {
    await call('DELETE /api/notifications/{id}', { params: { id }, keepalive: true })
  } catch (failure) {
    // Gone already is gone.
    if (!(failure instanceof CallFailure && failure.status === 404)) {
      toast.error(failureMessage(failure, t`The notification could not be deleted.`))
      return
    }
  }
  const without = changed(({ notifications, unreadCount }) => ({
    notifications: notifications.filter(({ _id }) => _id !== id),
    unreadCount: fewerUnread(
      unreadCount,
      notifications.filter((one) => one._id === id && !one.isRead).length,
    ),
  }))
  showChange(queryKey, without)
}

whenPageHides(() => void deletions.sendAll())
// A logout sends what waits while the session lives; a notification that stays is no loss.
registerUnsent(async () => {
  await deletions.sendAll()
  return 0
})
forgetOnPersonChange(() => deletions.forgetAll())
