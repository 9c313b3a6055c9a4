import * as M from '@academy/contract/final-exams/messages'
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LossList } from '../../../ui/loss-list.tsx'
import { examsChanged } from '../api.ts'

interface DeleteExamDialogProps {
  exam: { _id: string; courseTitle: string }
  submissionCount: number
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteExamDialog({ exam, submissionCount, onClose, onDeleted }: DeleteExamDialogProps) {
  const queryClient = useQueryClient()
  const deletion = useMutation({
    mutationFn: () => call('DELETE /api/instructor/final-exam/{id}', { params: { id: exam._id } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      onClose()
      onDeleted?.()
      await examsChanged(queryClient)
    },
    onError: (failure) => toast.error(failureMessage(failure, M.deleteFailed)),
  })
  return (
    <ConfirmDialog
      open
      title={<Trans>Delete final exam?</Trans>}
      verb={<Trans>Delete exam</Trans>}
      busy={deletion.isPending}
      error={deletion.error && failureMessage(deletion.error, M.deleteFailed)}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    >
      <p>{M.deleteConfirm(exam.courseTitle)}</p>
      {submissionCount > 0 && (
        <LossList className="mt-3">
          <Plural value={submissionCount} one="# submission is lost" other="# submissions are lost" />
        </LossList>
      )}
      <p className="mt-3">
        <Trans>Certificates that were issued stay.</Trans>
      </p>
    </ConfirmDialog>
  )
}
