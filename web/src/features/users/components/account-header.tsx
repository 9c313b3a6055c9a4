import { isAdmin } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'
import { BookOpen, LayoutDashboard } from 'lucide-react'
import { RoleName } from '../../../lib/texts/role-names.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useSignedIn } from '../session/index.ts'
import styles from './account-header.module.css'

/** Who this is and the way to where they work. `isQuiet` where the tab below has the main action. */
export function AccountHeader({ isQuiet }: { isQuiet: boolean }) {
  const { user, role } = useSignedIn()
  const look = { variant: isQuiet ? 'soft' : 'primary' } as const
  return (
    <div className={styles.who}>
      <Avatar name={user.name} size="xl" />
      <div className="min-w-0">
        <h1 tabIndex={-1}>{user.name}</h1>
        <p>{user.email}</p>
      </div>
      <dl className={styles.facts}>
        {role === 'student' && (
          <div>
            <dt>
              <Trans>Enrolled courses</Trans>
            </dt>
            <dd>{user.subscription.length}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Account type</Trans>
          </dt>
          <dd>
            <RoleName role={role} />
          </dd>
        </div>
      </dl>
      <div className={styles.homes}>
        {role !== 'instructor' && (
          <ButtonLink to={`/${user._id}/dashboard`} {...(isAdmin(role) ? { variant: 'secondary' } : look)}>
            <BookOpen aria-hidden="true" />
            <Trans>My Dashboard</Trans>
          </ButtonLink>
        )}
        {isAdmin(role) && (
          <ButtonLink to="/admin/dashboard" {...look}>
            <LayoutDashboard aria-hidden="true" />
            <Trans>Admin Dashboard</Trans>
          </ButtonLink>
        )}
        {role === 'instructor' && (
          <ButtonLink to="/instructor/dashboard" {...look}>
            <LayoutDashboard aria-hidden="true" />
            <Trans>Instructor Dashboard</Trans>
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
