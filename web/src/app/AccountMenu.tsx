import type { User } from '@academy/contract/users'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../lib/lazy-part.ts'
import { Avatar } from '../ui/avatar.tsx'
import styles from './account-menu.module.css'

const AccountMenuItems = lazyPart(() => import('./AccountMenuItems.tsx'), 'AccountMenuItems')

/** The browser's own popover: it closes on Esc and on a press outside, and costs no library on public pages. */
export function AccountMenu({ user }: { user: User }) {
  const { t } = useLingui()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const [wasOpened, setWasOpened] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: any way to another page closes it
  useEffect(() => panel.current?.hidePopover(), [key])

  return (
    <>
      <button
        type="button"
        className={styles.me}
        popoverTarget={id}
        aria-label={t`Your menu`}
        title={user.name}
        onPointerEnter={AccountMenuItems.preload}
        onFocus={AccountMenuItems.preload}
      >
        <Avatar name={user.name} />
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className={styles.menu}
        onBeforeToggle={() => setWasOpened(true)}
      >
        <p className={styles.who}>
          <b>{user.name}</b>
          <span>{user.email}</span>
        </p>
        <Suspense>{wasOpened && <AccountMenuItems user={user} />}</Suspense>
      </div>
    </>
  )
}
