import type { User } from '@academy/contract/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, LayoutGrid, MessageSquare, User as UserIcon } from 'lucide-react'
import { MESSAGES_ADDRESS } from '../features/messages/index.ts'
import type { Place } from '../lib/pages/page-route.ts'
import styles from './bottom-tabs.module.css'
import { homeOf } from './homes.ts'
import { PlaceLink } from './place-link.tsx'
import { UnreadCount } from './unread-count.tsx'

/** Students on phones: stable places under the thumb. */
export function BottomTabs({ user, current }: { user: User; current: Place | undefined }) {
  const { t } = useLingui()
  return (
    <nav className={styles.tabs} aria-label={t`Learner`}>
      <PlaceLink to={homeOf(user)} place="dashboard" current={current}>
        <BookOpen aria-hidden="true" />
        <Trans>My learning</Trans>
      </PlaceLink>
      <PlaceLink to="/courses" current={current}>
        <LayoutGrid aria-hidden="true" />
        <Trans>Courses</Trans>
      </PlaceLink>
      <PlaceLink to={MESSAGES_ADDRESS} current={current}>
        <MessageSquare aria-hidden="true" />
        <Trans>Messages</Trans>
        <UnreadCount className="icon-badge" />
      </PlaceLink>
      <PlaceLink to="/account" current={current}>
        <UserIcon aria-hidden="true" />
        <Trans>Account</Trans>
      </PlaceLink>
    </nav>
  )
}
