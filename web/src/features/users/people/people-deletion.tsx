import type { ListedUser } from '@academy/contract/users'
import { USER_MESSAGES as M } from '@academy/contract/users/messages'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/call.ts'
import { toast } from '../../../lib/toast.ts'
import { BulkAct } from '../../../ui/data-table/bulk-act.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import { Losses } from './losses.tsx'
import styles from './people.module.css'
import { deletionsQuery, peopleChanged } from './people-api.ts'

interface PeopleDeletionProps {
  people: readonly ListedUser[]
  /** Those who stay chosen: each was refused. */
  onDone: (left: readonly string[]) => void
}

/** Deletes all that are chosen and may be deleted, after one look at what is lost and who would be refused. */
export function PeopleDeletion({ people, onDone }: PeopleDeletionProps) {
  const queryClient = useQueryClient()
  const meant = people.filter(({ may }) => may.delete)
  const ids = meant.map(({ _id }) => _id)
  const remove = async () => {
    const { deleted, refused, message } = await call('POST /api/users/delete', { body: { ids } })
    for (const { name, message: why } of refused) toast.error(name ? `${name}: ${why}` : why)
    if (deleted.length > 0) toast.success(message)
    onDone(refused.map(({ _id }) => _id))
    await peopleChanged(queryClient)
  }
  return (
    <BulkAct
      danger
      disabled={ids.length === 0}
      failed={M.deleteFailed}
      title={<Plural value={ids.length} one="Delete # person?" other="Delete # people?" />}
      consequence={<Deletion ids={ids} />}
      verb={<Plural value={ids.length} one="Delete #" other="Delete #" />}
      onConfirm={remove}
    >
      <Plural value={ids.length} _0="Nobody to delete" one="Delete #" other="Delete #" />
    </BulkAct>
  )
}

/** Asked when the dialog opens; the server judges each person again when it is confirmed. */
function Deletion({ ids }: { ids: readonly string[] }) {
  const { data, error } = useQuery(deletionsQuery(ids))
  if (error) return <FieldError>{failureMessage(error, M.fetchFailed)}</FieldError>
  if (!data)
    return (
      <SkeletonGroup>
        <SkeletonText lines={6} />
      </SkeletonGroup>
    )
  const { count, refused } = data
  return (
    <div className="grid gap-3">
      {refused.length > 0 && (
        <div>
          <p>
            <Plural
              value={count}
              _0="None of them can be deleted:"
              one="# of them is deleted. Who cannot be:"
              other="# of them are deleted. Who cannot be:"
            />
          </p>
          <ul className={styles.list}>
            {refused.map(({ _id, name, message }) => (
              <li key={_id}>
                {name ?? <Trans>Somebody</Trans>}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {count > 0 && <Losses deletion={data} />}
    </div>
  )
}
