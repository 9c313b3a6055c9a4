import type { NoteChoices } from '@academy/contract/notifications'
import { NOTE_KIND_NAMES } from '@academy/contract/notifications/kind-names'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '../../../ui/card.tsx'
import styles from './choices.module.css'
import { useSaveChoices } from './choices-api.ts'

type Way = 'bell' | 'mail' | 'push'

interface KindChoicesProps extends NoteChoices {
  /** The academy sends to devices. */
  hasPush: boolean
}

/** A row for each kind, a box for each way. What the account's switch has turned off is shown as off, and cannot be chosen. */
export function KindChoices({
  kinds,
  emailNotifications,
  courseUpdates,
  emailRefusedAt,
  hasPush,
}: KindChoicesProps) {
  const { t } = useLingui()
  const { mutate, isPending, variables } = useSaveChoices()
  const ways: readonly { way: Way; label: string }[] = [
    { way: 'bell', label: t`Bell` },
    { way: 'mail', label: t`Email` },
    ...(hasPush ? ([{ way: 'push', label: t`Device` }] as const) : []),
  ]
  const hasMail = emailNotifications && emailRefusedAt === null
  return (
    <Card>
      <table className={styles.kinds}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>What</Trans>
            </th>
            {ways.map(({ way, label }) => (
              <th key={way} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, ...said }) => (
            <tr key={kind}>
              <th scope="row">{NOTE_KIND_NAMES[kind]}</th>
              {ways.map(({ way, label }) => {
                const isOpen = (kind !== 'course-update' || courseUpdates) && (way !== 'mail' || hasMail)
                const wanted = isPending ? variables.kinds?.[kind]?.[way] : undefined
                return (
                  <td key={way}>
                    <label>
                      <input
                        type="checkbox"
                        aria-label={`${NOTE_KIND_NAMES[kind]}: ${label}`}
                        checked={isOpen && (wanted ?? said[way])}
                        disabled={!isOpen}
                        onChange={(event) => mutate({ kinds: { [kind]: { [way]: event.target.checked } } })}
                      />
                    </label>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
