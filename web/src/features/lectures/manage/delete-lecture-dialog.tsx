import type { LectureInList } from '@academy/contract/lectures'
import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { formatFileSize } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LossList } from '../../../ui/loss-list.tsx'
import { lecturesChanged } from './api.ts'

type DeleteLectureDialogProps = { lecture: LectureInList; onClose: () => void; onDeleted: () => void }

export function DeleteLectureDialog({ lecture, onClose, onDeleted }: DeleteLectureDialogProps) {
  const queryClient = useQueryClient()
  const { _id: id, title, fileName, sizeBytes, pageCount, lectureType } = lecture
  const size = formatFileSize(sizeBytes ?? 0)
  const deletion = useMutation({
    mutationFn: () => call('DELETE /api/instructor/lectures/{id}', { params: { id } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      onDeleted()
      await lecturesChanged(queryClient)
    },
    onError: (failure) => toast.error(failureMessage(failure, LECTURE_MESSAGES.deleteFailed)),
  })
  return (
    <ConfirmDialog
      open
      title={<Trans>Delete “{title}”?</Trans>}
      verb={<Trans>Delete lecture</Trans>}
      busy={deletion.isPending}
      error={deletion.error && failureMessage(deletion.error, LECTURE_MESSAGES.deleteFailed)}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    >
      <LossList>
        {lectureType === 'notes' ? (
          <Plural
            value={pageCount ?? 0}
            one="# slide with its images is lost"
            other="# slides with their images are lost"
          />
        ) : (
          <Trans>
            The file {fileName} ({size}) is lost
          </Trans>
        )}
        <Trans>Its practice quizzes and their submissions are lost</Trans>
        <Trans>Students lose the tick they earned for it</Trans>
      </LossList>
      <p className="mt-3">
        <Trans>This cannot be undone.</Trans>
      </p>
    </ConfirmDialog>
  )
}
