import * as M from '@academy/contract/quizzes/messages'
import { Plural, Trans } from '@lingui/react/macro'
import { call } from '../../../lib/calls/call.ts'
import { callFile } from '../../../lib/calls/call-file.ts'
import { ChosenCsv } from '../../../ui/data-table/chosen-csv.tsx'
import { DeleteMany } from '../../../ui/data-table/delete-many.tsx'
import type { Selection } from '../../../ui/data-table/selection.ts'
import { quizDeletionQuery, quizzesChanged } from './api.ts'

interface QuizBulkProps {
  chosen: Selection
  whose: 'own' | 'all'
  /** Those that stay chosen: each was refused. */
  onDone: (left: readonly string[]) => void
}

/** The chosen quizzes as a file, or deleted. */
export function QuizBulk({ chosen, whose, onDone }: QuizBulkProps) {
  const count = chosen.size
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
      <DeleteMany
        ids={[...chosen]}
        title={<Plural value={count} one="Delete # quiz?" other="Delete # quizzes?" />}
        verb={<Plural value={count} one="Delete # quiz" other="Delete # quizzes" />}
        failed={{ preview: M.loadAllFailed, deletion: M.deleteFailed }}
        preview={quizDeletionQuery}
        unnamed={<Trans>A quiz</Trans>}
        losses={({ lost }) => <LostSubmissions {...lost} />}
        remove={(ids) => call('POST /api/instructor/quizzes/delete', { body: { ids } })}
        changed={quizzesChanged}
        onDone={onDone}
      >
        <Trans>Delete</Trans>
      </DeleteMany>
    </>
  )
}

function LostSubmissions({ submissions, pending }: { submissions: number; pending: number }) {
  return (
    <p>
      {submissions > 0 ? (
        <Plural value={submissions} one="# submission will be lost." other="# submissions will be lost." />
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
  )
}
