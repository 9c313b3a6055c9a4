import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronsUpDown } from 'lucide-react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../lib/lazy-part.ts'
import { Avatar } from '../ui/avatar.tsx'
import styles from './person-menu.module.css'

const PersonMenuItems = lazyPart(() => import('./PersonMenuItems.tsx'), 'PersonMenuItems')

/** Who is signed in, at the foot of the sidebar; a press opens what is theirs: account, theme, language, logout. */
export function PersonMenu({ user }: { user: User }) {
  const { t } = useLingui()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const [wasOpened, setWasOpened] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: any way to another page closes it
  useEffect(() => panel.current?.hidePopover(), [key])

  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.me}
        popoverTarget={id}
        aria-label={t`Your menu`}
        title={user.name}
        onPointerEnter={PersonMenuItems.preload}
        onFocus={PersonMenuItems.preload}
      >
        <Avatar name={user.name} />
        <span className={styles.who}>
          <b>{user.name}</b>
          <small>
            <RoleName role={effectiveRole(user)} />
          </small>
        </span>
        <ChevronsUpDown aria-hidden="true" />
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className={styles.menu}
        onBeforeToggle={() => setWasOpened(true)}
      >
        <Suspense>{wasOpened && <PersonMenuItems user={user} />}</Suspense>
      </div>
    </div>
  )
}

function RoleName({ role }: { role: string }) {
  if (role === 'instructor') return <Trans>Instructor</Trans>
  return role === 'superadmin' ? <Trans>Superadmin</Trans> : <Trans>Admin</Trans>
}
