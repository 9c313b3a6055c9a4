import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Award, BookOpen, LayoutDashboard, LogOut, User as UserIcon } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { logout } from '../features/users/index.ts'
import { Avatar } from '../ui/avatar.tsx'
import { HomeName } from './home-name.tsx'
import { homeOf } from './homes.ts'
import { ThemeChoice } from './ThemeChoice.tsx'

/** The browser's own popover: it closes on Esc and on a press outside, and costs no library on public pages. */
export function AccountMenu({ user }: { user: User }) {
  const { t } = useLingui()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const go = useNavigate()
  const role = effectiveRole(user)
  const isStudent = role === 'student'

  // biome-ignore lint/correctness/useExhaustiveDependencies: any way to another page closes it
  useEffect(() => panel.current?.hidePopover(), [key])

  return (
    <>
      <button type="button" className="top-me" popoverTarget={id} aria-label={t`Your menu`} title={user.name}>
        <Avatar name={user.name} />
      </button>
      <div id={id} ref={panel} popover="auto" className="top-pop">
        <p className="top-pop-who">
          <b>{user.name}</b>
          <span>{user.email}</span>
        </p>
        <Link to={homeOf(user)} className="pop-item">
          {isStudent ? <BookOpen aria-hidden="true" /> : <LayoutDashboard aria-hidden="true" />}
          <HomeName role={role} />
        </Link>
        {isStudent && (
          <Link to="/my-certificates" className="pop-item">
            <Award aria-hidden="true" />
            <Trans>My certificates</Trans>
          </Link>
        )}
        <Link to="/account" className="pop-item">
          <UserIcon aria-hidden="true" />
          <Trans>Account</Trans>
        </Link>
        <ThemeChoice />
        <button type="button" className="pop-item" onClick={() => logout(go)}>
          <LogOut aria-hidden="true" />
          <Trans>Logout</Trans>
        </button>
      </div>
    </>
  )
}
