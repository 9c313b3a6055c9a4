import type { User } from '@academy/contract/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, LayoutGrid, User as UserIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import { homeOf } from './homes.ts'

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
      <NavLink to="/account">
        <UserIcon aria-hidden="true" />
        <Trans>Account</Trans>
      </NavLink>
    </nav>
  )
}
