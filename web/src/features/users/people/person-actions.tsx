import type { ListedUser } from '@academy/contract/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, KeyRound, Trash2, UserRound } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, type MenuItem } from '../../../ui/menu.tsx'
import styles from './people.module.css'
import { personAddress } from './person-address.ts'

export type PersonAct = 'role' | 'courses' | 'delete' | 'reset'
export type PersonAsk = (act: PersonAct, person: ListedUser) => void

/** What may be done about somebody, as the server says; the row of oneself has nothing of it. */
export function PersonActions({ person, onAsk }: { person: ListedUser; onAsk: PersonAsk }) {
  const { t } = useLingui()
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
      <Menu
        trigger={
          <IconButton label={t`More for ${person.name}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={items}
      />
    </span>
  )
}
