import type { ListedUser } from '@academy/contract/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, KeyRound, Trash2, UserRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { MenuItem } from '../../../ui/menu.tsx'
import styles from './people.module.css'
import { personAddress } from './person-address.ts'

/** Menus weigh as much as all the rest of the list: they come after it. */
const LazyMenu = lazyPart(() => import('../../../ui/menu.tsx'), 'Menu')

export type PersonAct = 'role' | 'courses' | 'delete' | 'reset'
export type PersonAsk = (act: PersonAct, person: ListedUser) => void

/** What may be done about somebody, as the server says; the row of oneself has nothing of it. */
export function PersonActs({ person, onAsk }: { person: ListedUser; onAsk: PersonAsk }) {
  const { t } = useLingui()
  // A press before the menu's code has come opens it when it comes.
  const [isAwaited, setIsAwaited] = useState(false)
  const more = (press?: () => void) => (
    <IconButton label={t`More for ${person.name}`} onClick={press}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  )
  const name = <span className="vh">{person.name}</span>
  const items: MenuItem[] = [
    { label: <Trans>Open page</Trans>, icon: UserRound, to: personAddress(person._id) },
    {
      label: <Trans>Send password link</Trans>,
      icon: KeyRound,
      onSelect: () => onAsk('reset', person),
    },
    ...(person.may.delete
      ? [
          {
            label: <Trans>Delete user</Trans>,
            icon: Trash2,
            danger: true,
            onSelect: () => onAsk('delete', person),
          },
        ]
      : []),
  ]
  return (
    <span className={styles.acts}>
      {person.role === 'instructor' && (
        <Button size="sm" onClick={() => onAsk('courses', person)}>
          <Trans>Courses</Trans>
          {name}
        </Button>
      )}
      {person.may.changeRole && (
        <Button size="sm" onClick={() => onAsk('role', person)}>
          <Trans>Role</Trans>
          {name}
        </Button>
      )}
      <Suspense fallback={more(() => setIsAwaited(true))}>
        <LazyMenu trigger={more()} isOpenAtFirst={isAwaited} items={items} />
      </Suspense>
    </span>
  )
}
