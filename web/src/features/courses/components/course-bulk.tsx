import * as M from '@academy/contract/courses/messages'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { callFile } from '../../../lib/call-file.ts'
import { sayDeleted } from '../../../lib/say-deleted.ts'
import { BulkAct } from '../../../ui/data-table/bulk-act.tsx'
import { ChosenCsv } from '../../../ui/data-table/chosen-csv.tsx'
import { DeletionPreview } from '../../../ui/data-table/deletion-preview.tsx'
import type { Selection } from '../../../ui/data-table/selection.ts'
import { type CourseScope, courseDeletionQuery, coursesChanged } from '../teaching-api.ts'
import { CourseLosses } from './losses.tsx'

interface CourseBulkProps {
  chosen: Selection
  scope: CourseScope
  /** Those that stay chosen: each was refused. */
  onDone: (left: readonly string[]) => void
}

/** The chosen courses as a file, or deleted after one look at what is lost with them. */
export function CourseBulk({ chosen, scope, onDone }: CourseBulkProps) {
  const queryClient = useQueryClient()
  const ids = [...chosen]
  const remove = async () => {
    onDone(sayDeleted(await call('POST /api/instructor/courses/delete', { body: { ids } })))
    await coursesChanged(queryClient)
  }
  return (
    <>
      <ChosenCsv
        chosen={chosen}
        fetchFile={(chosenIds) =>
          scope === 'all'
            ? callFile('GET /api/courses/csv', { query: { ids: chosenIds } })
            : callFile('GET /api/instructor/courses/csv', { query: { ids: chosenIds } })
        }
      />
      <BulkAct
        danger
        failed={M.deleteFailed}
        title={<Plural value={ids.length} one="Delete # course?" other="Delete # courses?" />}
        consequence={<Deletion ids={ids} />}
        verb={<Plural value={ids.length} one="Delete # course" other="Delete # courses" />}
        onConfirm={remove}
      >
        <Trans>Delete</Trans>
      </BulkAct>
    </>
  )
}

/** Asked when the dialog opens; the server judges each course again when it is confirmed. */
function Deletion({ ids }: { ids: readonly string[] }) {
  const found = useQuery(courseDeletionQuery(ids))
  return (
    <DeletionPreview
      found={found}
      failed={M.fetchAllFailed}
      unnamed={<Trans>A course</Trans>}
      staying={(count) => (
        <Plural
          value={count}
          _0="None of them can be deleted:"
          one="# of them is deleted. Which cannot be:"
          other="# of them are deleted. Which cannot be:"
        />
      )}
    >
      {({ lost }) => (
        <>
          <CourseLosses lost={lost} none={<Trans>They have no lectures and no students yet.</Trans>} />
          <p>
            <Trans>Certificates and payments stay. Nothing else can be brought back.</Trans>
          </p>
        </>
      )}
    </DeletionPreview>
  )
}
