import type { ListedUser } from '@academy/contract/users'
import * as M from '@academy/contract/users/messages'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayDeleted } from '../../../lib/say-deleted.ts'
import { BulkAct } from '../../../ui/data-table/bulk-act.tsx'
import { DeletionPreview } from '../../../ui/data-table/deletion-preview.tsx'
import { Losses } from './losses.tsx'
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
    onDone(sayDeleted(await call('POST /api/users/delete', { body: { ids } })))
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
  const found = useQuery(deletionsQuery(ids))
  return (
    <DeletionPreview
      found={found}
      failed={M.fetchFailed}
      unnamed={<Trans>Somebody</Trans>}
      staying={(count) => (
        <Plural
          value={count}
          _0="None of them can be deleted:"
          one="# of them is deleted. Who cannot be:"
          other="# of them are deleted. Who cannot be:"
        />
      )}
    >
      {(deletion) => <Losses deletion={deletion} />}
    </DeletionPreview>
  )
}
