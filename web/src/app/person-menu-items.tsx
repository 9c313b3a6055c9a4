import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'
import { LogOut, Megaphone, User as UserIcon } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { ANNOUNCEMENTS_ADDRESS } from '../features/announcements/index.ts'
import { logout } from '../features/users/index.ts'
import { LanguageChoice } from './language-choice.tsx'
import styles from './person-menu-items.module.css'
import { ThemeChoice } from './theme-choice.tsx'

/** What is the person's own in a portal. */
export function PersonMenuItems({ user }: { user: User }) {
  const go = useNavigate()
  return (
    <div className={styles.items}>
      <p className={styles.mail}>{user.email}</p>
      <Link to="/account" className="pop-item">
        <UserIcon aria-hidden="true" />
        <Trans>Account</Trans>
      </Link>
      <Link to={ANNOUNCEMENTS_ADDRESS} className="pop-item">
        <Megaphone aria-hidden="true" />
        <Trans>Announced to you</Trans>
      </Link>
      <ThemeChoice />
      <LanguageChoice />
      <button
        type="button"
        className="pop-item"
        onClick={() => logout(go, effectiveRole(user) === 'instructor' ? '/' : '/login')}
      >
        <LogOut aria-hidden="true" />
        <Trans>Logout</Trans>
      </button>
    </div>
  )
}
