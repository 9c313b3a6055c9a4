import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'
import { LogOut, User as UserIcon } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { logout } from '../features/users/index.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import styles from './person-menu-items.module.css'
import { ThemeChoice } from './ThemeChoice.tsx'

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
