import type { Correspondent, CourseMember } from '@academy/contract/messages'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { useHasLine } from '../../../lib/calls/reachable.ts'
import type { ReadState } from '../../../lib/queries/found.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { useRoleLabel } from '../role-labels.ts'
import styles from './begin.module.css'

/** Who was chosen, and from which course. */
export type Choose = (person: Omit<CourseMember, 'isOnline'>, course: string | null) => void

interface PeopleToChooseProps<Person> {
  label: string
  people: readonly Person[] | undefined
  found: ReadState
  failed: string
  hasMore: boolean
  /** Whose conversation is being opened. */
  busy: string | null
  none: ReactNode
  onChoose: (person: Person) => void
}

const WAITING = [1, 2, 3, 4]

/** Name, role and presence; pressing one opens the conversation with them. */
export function PeopleToChoose<Person extends Correspondent & { isOnline?: boolean }>(
  props: PeopleToChooseProps<Person>,
) {
  const { label, people, found, failed, hasMore, busy, none, onChoose } = props
  const roleWord = useRoleLabel()
  const hasLine = useHasLine()
  const { error } = found
  if (!people && error) return <ErrorPanel level={3} message={failureMessage(error, failed)} found={found} />
  if (!people)
    return (
      <SkeletonGroup className={styles.people}>
        {WAITING.map((row) => (
          <Skeleton key={row} className="h-12 w-full" />
        ))}
      </SkeletonGroup>
    )
  return (
    <>
      {error != null && <StaleBanner message={failureMessage(error, failed)} found={found} />}
      {people.length === 0 && (
        <p className={styles.none} role="status">
          {none}
        </p>
      )}
      {people.length > 0 && (
        <ul className={styles.people} aria-label={label}>
          {people.map((person) => (
            <li key={person._id}>
              <button
                type="button"
                aria-busy={busy === person._id || undefined}
                onClick={() => onChoose(person)}
              >
                <Avatar size="lg" name={person.name} online={hasLine && person.isOnline} />
                <span>
                  <b>{person.name}</b>
                  <small>{roleWord(person)}</small>
                </span>
                {busy === person._id && <span className="spinner" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <p className={styles.none}>
          <Trans>There are more. Search by name to find them.</Trans>
        </p>
      )}
    </>
  )
}
