import { capCount } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import { markAllRead, showOlder } from '../actions.ts'
import { NOTIFICATIONS_ADDRESS } from '../addresses.ts'
import type { NotificationsState } from '../api.ts'
import { groupByDay } from '../day-groups.ts'
import { NoteList } from './note-list.tsx'
import styles from './notes.module.css'

/** Under the bell on laptops, the whole screen on phones; in both a dialog that gives the focus back to the bell. */
export function NotificationsPanel({ onClose, ...state }: NotificationsState & { onClose: () => void }) {
  const { t } = useLingui()
  const { unreadCount } = state
  const count = capCount(unreadCount)
  const readAll = async () => {
    try {
      await markAllRead()
    } catch (failure) {
      toast.error(failureMessage(failure, t`The notifications could not be marked as read.`))
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Notifications`}
      from="full"
      className={styles.notes}
      action={
        unreadCount > 0 && (
          <Button variant="quiet" size="sm" onClick={() => void readAll()}>
            <Trans>Mark all as read</Trans>
          </Button>
        )
      }
    >
      <p className="vh" tabIndex={-1} data-autofocus="">
        <Trans>{count} unread</Trans>
      </p>
      <Body {...state} onClose={onClose} />
      <p className={styles.all}>
        <ButtonLink to={NOTIFICATIONS_ADDRESS} variant="quiet" onClick={onClose}>
          <Trans>See all</Trans>
        </ButtonLink>
      </p>
    </Sheet>
  )
}

function Body({
  notifications,
  hasMore,
  going,
  isPending,
  isMissing,
  refetch,
  onClose,
}: NotificationsState & { onClose: () => void }) {
  if (isPending) {
    return (
      <SkeletonGroup className={styles.wait}>
        <SkeletonText />
        <SkeletonText />
      </SkeletonGroup>
    )
  }
  if (isMissing) {
    return (
      <div className={styles.wait}>
        <p>
          <Trans>Your notifications are not here yet. They show as soon as the academy can be reached.</Trans>
        </p>
        <Button variant="secondary" onClick={refetch}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  }
  if (notifications.length === 0) {
    return (
      <EmptyState title={<Trans>No notifications yet</Trans>} level={3}>
        <Trans>What happens to your courses, payments and certificates shows here.</Trans>
      </EmptyState>
    )
  }
  const { today, earlier } = groupByDay(notifications)
  return (
    <>
      <NoteList heading={<Trans>Today</Trans>} notes={today} going={going} onOpen={onClose} />
      <NoteList heading={<Trans>Earlier</Trans>} notes={earlier} going={going} onOpen={onClose} />
      {hasMore && <ShowOlder />}
    </>
  )
}

function ShowOlder() {
  const { t } = useLingui()
  const [isComing, setIsComing] = useState(false)
  const show = async () => {
    setIsComing(true)
    try {
      await showOlder()
    } catch (failure) {
      toast.error(failureMessage(failure, t`Older notifications could not be loaded.`))
    }
    setIsComing(false)
  }
  return (
    <p className={styles.more}>
      <Button variant="secondary" busy={isComing} onClick={() => void show()}>
        <Trans>Show older</Trans>
      </Button>
    </p>
  )
}
