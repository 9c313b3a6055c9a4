import type { User } from '@academy/contract/users'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { LazyPart } from '../lib/pages/lazy-part.ts'
import { Avatar } from '../ui/avatar.tsx'

interface UserMenuProps {
  user: User
  /** They come when somebody is about to open the menu. */
  Items: LazyPart<{ user: User }>
  /** Beside the picture, in the button. */
  children?: ReactNode
  /** Above the items. */
  head?: ReactNode
  /** Classes of the button and of the panel. */
  styles: Record<'button' | 'panel', string | undefined>
}

/** The browser's own popover: it closes on Esc and on a press outside, and costs no library on public pages. */
export function UserMenu({ user, Items, children, head, styles }: UserMenuProps) {
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
        className={styles.button}
        popoverTarget={id}
        aria-label={t`Your menu`}
        title={user.name}
        onPointerEnter={Items.preload}
        onFocus={Items.preload}
      >
        <Avatar name={user.name} />
        {children}
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={() => setWasOpened(true)}
      >
        {head}
        <Suspense>{wasOpened && <Items user={user} />}</Suspense>
      </div>
    </>
  )
}
