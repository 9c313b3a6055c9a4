import type { User } from '@academy/contract/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, LayoutGrid, MessageSquare, User as UserIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import { MESSAGES_ADDRESS } from '../features/messages/index.ts'
import { homeOf } from './homes.ts'
import { UnreadCount } from './UnreadCount.tsx'

/** Students on phones: stable places under the thumb. */
export function BottomTabs({ user }: { user: User }) {
  const { t } = useLingui()
  return (
    <nav className="bottom-tabs" aria-label={t`Learner`}>
      <NavLink to={homeOf(user)}>
        <BookOpen aria-hidden="true" />
        <Trans>My learning</Trans>
      </NavLink>
      <NavLink to="/courses">
        <LayoutGrid aria-hidden="true" />
        <Trans>Courses</Trans>
      </NavLink>
      <NavLink to={MESSAGES_ADDRESS}>
        <MessageSquare aria-hidden="true" />
        <Trans>Messages</Trans>
        <UnreadCount className="icon-badge" />
      </NavLink>
      <NavLink to="/account">
        <UserIcon aria-hidden="true" />
        <Trans>Account</Trans>
      </NavLink>
    </nav>
  )
}
