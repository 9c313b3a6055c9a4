import type { QuizInList } from '@academy/contract/quizzes'
import * as M from '@academy/contract/quizzes/messages'
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage, isUnreachable } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { quizQuery, quizzesChanged } from './api.ts'

const failureOf = (failure: unknown) =>
  isUnreachable(failure) ? M.deleteError : failureMessage(failure, M.deleteFailed)

type DeleteQuizDialogProps = { quiz: QuizInList; onClose: () => void; onDeleted: () => void }

/** Names what goes with the quiz, as the server counts it now; refused by the server while somebody takes it. */
export function DeleteQuizDialog({ quiz, onClose, onDeleted }: DeleteQuizDialogProps) {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...quizQuery(quiz._id), staleTime: 0, gcTime: 0 })
  const count = data?.stats.totalSubmissions ?? quiz.totalSubmissions ?? 0
  const deletion = useMutation({
    mutationFn: () => call('DELETE /api/quiz/{id}', { params: { id: quiz._id } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      onClose()
      onDeleted()
      await quizzesChanged(queryClient)
    },
    onError: (failure) => toast.error(failureOf(failure)),
  })
  return (
    <ConfirmDialog
      open
      title={<Trans>Delete “{quiz.title}”?</Trans>}
      verb={<Trans>Delete quiz</Trans>}
      busy={deletion.isPending}
      error={deletion.error && failureOf(deletion.error)}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    >
      <p>
        {count > 0 ? (
          <Plural value={count} one="# submission will be lost." other="# submissions will be lost." />
        ) : (
          <Trans>Nobody has handed it in yet.</Trans>
        )}
      </p>
    </ConfirmDialog>
  )
}
