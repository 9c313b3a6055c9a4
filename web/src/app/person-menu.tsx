import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'
import { ChevronsUpDown } from 'lucide-react'
import { lazyPart } from '../lib/pages/lazy-part.ts'
import { RoleName } from '../lib/texts/role-names.tsx'
import styles from './person-menu.module.css'
import { UserMenu } from './user-menu.tsx'

export const LazyPersonMenuItems = lazyPart(() => import('./person-menu-items.tsx'), 'PersonMenuItems', {
  waits: true,
})

/** Who is signed in, at the foot of the sidebar; a press opens what is theirs: account, theme, language, logout. */
export function PersonMenu({ user }: { user: User }) {
  return (
    <div className={styles.place}>
      <UserMenu user={user} Items={LazyPersonMenuItems} styles={{ button: styles.me, panel: styles.menu }}>
        <span className={styles.who}>
          <b>{user.name}</b>
          <small>
            <RoleName role={effectiveRole(user)} />
          </small>
        </span>
        <ChevronsUpDown aria-hidden="true" />
      </UserMenu>
    </div>
  )
}
