import type { Course } from '@academy/contract/courses'
import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { Queries } from '../../../lib/queries/queries.tsx'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { courseDeletionQuery, coursesChanged, instructorCourseQuery } from '../teaching-api.ts'
import { CourseLosses } from './losses.tsx'

type DeleteCourseDialogProps = {
  course: Pick<Course, '_id' | 'title'>
  onClose: () => void
  onDeleted?: () => void
}

/** Names what goes with the course, as the server counts it now, and asks for its title. It opens on pages that ask for nothing, too. */
export const DeleteCourseDialog = (props: DeleteCourseDialogProps) => (
  <Queries>
    <Deletion {...props} />
  </Queries>
)

function Deletion({ course, onClose, onDeleted }: DeleteCourseDialogProps) {
  const queryClient = useQueryClient()
  const { data: counted, error: uncounted } = useQuery(courseDeletionQuery([course._id]))
  const refusal = counted?.refused[0]?.message
  const deletion = useMutation({
    mutationFn: () => call('DELETE /api/course/{id}', { params: { id: course._id } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      onClose()
      onDeleted?.()
      queryClient.removeQueries({ queryKey: instructorCourseQuery(course._id).queryKey })
      await coursesChanged(queryClient)
    },
    onError: (failure) => toast.error(failureMessage(failure, COURSE_MESSAGES.deleteFailed)),
  })
  return (
    <ConfirmDialog
      open
      title={<Trans>Delete “{course.title}”?</Trans>}
      verb={<Trans>Delete course</Trans>}
      typeToConfirm={course.title}
      busy={deletion.isPending}
      error={deletion.error && failureMessage(deletion.error, COURSE_MESSAGES.deleteFailed)}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    >
      <p>{COURSE_MESSAGES.deleteConfirm}?</p>
      <div className="mt-3 grid gap-3">
        {uncounted && <FieldError>{failureMessage(uncounted, COURSE_MESSAGES.fetchFailed)}</FieldError>}
        {refusal && <FieldError>{refusal}</FieldError>}
        {counted && !refusal && (
          <CourseLosses lost={counted.lost} none={<Trans>It has no lectures and no students yet.</Trans>} />
        )}
        <p>
          <Trans>Certificates and payments stay. Nothing else can be brought back.</Trans>
        </p>
      </div>
    </ConfirmDialog>
  )
}
