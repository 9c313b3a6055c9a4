import type { User } from '@academy/contract/users'
import { lazyPart } from '../lib/pages/lazy-part.ts'
import styles from './account-menu.module.css'
import { UserMenu } from './user-menu.tsx'

const AccountMenuItems = lazyPart(() => import('./account-menu-items.tsx'), 'AccountMenuItems', {
  waits: true,
})

/** Who is signed in, at the right end of the header. */
export function AccountMenu({ user }: { user: User }) {
  const head = (
    <p className={styles.who}>
      <b>{user.name}</b>
      <span>{user.email}</span>
    </p>
  )
  return (
    <UserMenu
      user={user}
      Items={AccountMenuItems}
      head={head}
      styles={{ button: styles.me, panel: styles.menu }}
    />
  )
}
