import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'
import { Award, Bell, BookOpen, LayoutDashboard, LogOut, ScanLine, User as UserIcon } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { ANNOUNCEMENTS_ADDRESS } from '../features/announcements/index.ts'
import { logout } from '../features/users/index.ts'
import { HomeName } from './home-name.tsx'
import { homeOf } from './homes.ts'
import { ThemeChoice } from './theme-choice.tsx'

/** What the account's menu offers; no page downloads it before somebody is about to open the menu. */
export function AccountMenuItems({ user }: { user: User }) {
  const go = useNavigate()
  const role = effectiveRole(user)
  const isStudent = role === 'student'
  return (
    <>
      <Link to={homeOf(user)} className="pop-item">
        {isStudent ? <BookOpen aria-hidden="true" /> : <LayoutDashboard aria-hidden="true" />}
        <HomeName role={role} />
      </Link>
      {isStudent && (
        <>
          <Link to="/my-certificates" className="pop-item">
            <Award aria-hidden="true" />
            <Trans>My certificates</Trans>
          </Link>
          <Link to="/check-in" className="pop-item">
            <ScanLine aria-hidden="true" />
            <Trans>Check in</Trans>
          </Link>
        </>
      )}
      <Link to={ANNOUNCEMENTS_ADDRESS} className="pop-item">
        <Bell aria-hidden="true" />
        <Trans>Announcements</Trans>
      </Link>
      <Link to="/account" className="pop-item">
        <UserIcon aria-hidden="true" />
        <Trans>Account</Trans>
      </Link>
      <ThemeChoice />
      <button type="button" className="pop-item" onClick={() => logout(go)}>
        <LogOut aria-hidden="true" />
        <Trans>Logout</Trans>
      </button>
    </>
  )
}
