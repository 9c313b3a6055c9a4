import * as M from '@academy/contract/courses/messages'
import { Plural, Trans } from '@lingui/react/macro'
import { call } from '../../../lib/calls/call.ts'
import { callFile } from '../../../lib/calls/call-file.ts'
import { ChosenCsv } from '../../../ui/data-table/chosen-csv.tsx'
import { DeleteMany } from '../../../ui/data-table/delete-many.tsx'
import type { Selection } from '../../../ui/data-table/selection.ts'
import { type CourseScope, courseDeletionQuery, coursesChanged } from '../teaching-api.ts'
import { CourseLosses } from './losses.tsx'

interface CourseBulkProps {
  chosen: Selection
  scope: CourseScope
  /** Those that stay chosen: each was refused. */
  onDone: (left: readonly string[]) => void
}

/** The chosen courses as a file, or deleted. */
export function CourseBulk({ chosen, scope, onDone }: CourseBulkProps) {
  const count = chosen.size
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
      <DeleteMany
        ids={[...chosen]}
        title={<Plural value={count} one="Delete # course?" other="Delete # courses?" />}
        verb={<Plural value={count} one="Delete # course" other="Delete # courses" />}
        failed={{ preview: M.fetchAllFailed, deletion: M.deleteFailed }}
        preview={courseDeletionQuery}
        unnamed={<Trans>A course</Trans>}
        losses={({ lost }) => (
          <>
            <CourseLosses lost={lost} none={<Trans>They have no lectures and no students yet.</Trans>} />
            <p>
              <Trans>Certificates and payments stay. Nothing else can be brought back.</Trans>
            </p>
          </>
        )}
        remove={(ids) => call('POST /api/instructor/courses/delete', { body: { ids } })}
        changed={coursesChanged}
        onDone={onDone}
      >
        <Trans>Delete</Trans>
      </DeleteMany>
    </>
  )
}
