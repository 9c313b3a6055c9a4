import type { ListedUser } from '@academy/contract/users'
import * as M from '@academy/contract/users/messages'
import { Plural, Trans } from '@lingui/react/macro'
import { call } from '../../../lib/calls/call.ts'
import { DeleteMany } from '../../../ui/data-table/delete-many.tsx'
import { Losses } from './losses.tsx'
import { deletionsQuery, peopleChanged } from './people-api.ts'

interface PeopleDeletionProps {
  people: readonly ListedUser[]
  /** Those who stay chosen: each was refused. */
  onDone: (left: readonly string[]) => void
}

/** Deletes all that are chosen and may be deleted, after one look at what is lost and who would be refused. */
export function PeopleDeletion({ people, onDone }: PeopleDeletionProps) {
  const ids = people.filter(({ may }) => may.delete).map(({ _id }) => _id)
  return (
    <DeleteMany
      ids={ids}
      title={<Plural value={ids.length} one="Delete # person?" other="Delete # people?" />}
      verb={<Plural value={ids.length} one="Delete #" other="Delete #" />}
      failed={{ preview: M.fetchFailed, deletion: M.deleteFailed }}
      preview={deletionsQuery}
      unnamed={<Trans>Somebody</Trans>}
      staying={(count) => (
        <Plural
          value={count}
          _0="None of them can be deleted:"
          one="# of them is deleted. Who cannot be:"
          other="# of them are deleted. Who cannot be:"
        />
      )}
      losses={(deletion) => <Losses deletion={deletion} />}
      remove={(chosen) => call('POST /api/users/delete', { body: { ids: chosen } })}
      changed={peopleChanged}
      onDone={onDone}
    >
      <Plural value={ids.length} _0="Nobody to delete" one="Delete #" other="Delete #" />
    </DeleteMany>
  )
}
