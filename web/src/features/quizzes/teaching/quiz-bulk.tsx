import * as M from '@academy/contract/quizzes/messages'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { callFile } from '../../../lib/call-file.ts'
import { sayDeleted } from '../../../lib/say-deleted.ts'
import { BulkAct } from '../../../ui/data-table/bulk-act.tsx'
import { ChosenCsv } from '../../../ui/data-table/chosen-csv.tsx'
import { DeletionPreview } from '../../../ui/data-table/deletion-preview.tsx'
import type { Selection } from '../../../ui/data-table/selection.ts'
import { quizDeletionQuery, quizzesChanged } from './api.ts'

interface QuizBulkProps {
  chosen: Selection
  whose: 'own' | 'all'
  /** Those that stay chosen: each was refused. */
  onDone: (left: readonly string[]) => void
}

/** The chosen quizzes as a file, or deleted after one look at what is lost with them. */
export function QuizBulk({ chosen, whose, onDone }: QuizBulkProps) {
  const queryClient = useQueryClient()
  const ids = [...chosen]
  const remove = async () => {
    onDone(sayDeleted(await call('POST /api/instructor/quizzes/delete', { body: { ids } })))
    await quizzesChanged(queryClient)
  }
  return (
    <>
      <ChosenCsv
        chosen={chosen}
        fetchFile={(chosenIds) =>
          whose === 'all'
            ? callFile('GET /api/quiz/all/csv', { query: { ids: chosenIds } })
            : callFile('GET /api/instructor/quizzes/csv', { query: { ids: chosenIds } })
        }
      />
      <BulkAct
        danger
        failed={M.deleteFailed}
        title={<Plural value={ids.length} one="Delete # quiz?" other="Delete # quizzes?" />}
        consequence={<Deletion ids={ids} />}
        verb={<Plural value={ids.length} one="Delete # quiz" other="Delete # quizzes" />}
        onConfirm={remove}
      >
        <Trans>Delete</Trans>
      </BulkAct>
    </>
  )
}

/** Asked when the dialog opens; the server judges each quiz again when it is confirmed. */
function Deletion({ ids }: { ids: readonly string[] }) {
  const found = useQuery(quizDeletionQuery(ids))
  return (
    <DeletionPreview
      found={found}
      failed={M.loadAllFailed}
      unnamed={<Trans>A quiz</Trans>}
      staying={(count) => (
        <Plural
          value={count}
          _0="None of them can be deleted:"
          one="# of them is deleted. Which cannot be:"
          other="# of them are deleted. Which cannot be:"
        />
      )}
    >
      {({ lost: { submissions, pending } }) => (
        <p>
          {submissions > 0 ? (
            <Plural
              value={submissions}
              one="# submission will be lost."
              other="# submissions will be lost."
            />
          ) : (
            <Trans>Nobody has handed anything in yet.</Trans>
          )}{' '}
          {pending > 0 && (
            <Plural
              value={pending}
              one="# of them still waits for its marks."
              other="# of them still wait for their marks."
            />
          )}
        </p>
      )}
    </DeletionPreview>
  )
}
