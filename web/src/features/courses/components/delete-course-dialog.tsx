import type { Course, ManagedCourse } from '@academy/contract/courses'
import { COURSE_MESSAGES } from '@academy/contract/courses/messages'
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/call.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { coursesChanged, instructorCourseQuery } from '../teaching-api.ts'
import { Losses } from './losses.tsx'

type DeleteCourseDialogProps = {
  course: Pick<Course, '_id' | 'title'>
  onClose: () => void
  onDeleted?: () => void
}

/** Names what goes with the course, as the server counts it now, and asks for its title. */
export function DeleteCourseDialog({ course, onClose, onDeleted }: DeleteCourseDialogProps) {
  const queryClient = useQueryClient()
  const { data: counted } = useQuery({ ...instructorCourseQuery(course._id), staleTime: 0 })
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
      {counted && <LossesOf course={counted} />}
      <p className="mt-3">
        <Trans>Certificates and payments stay. Nothing else can be brought back.</Trans>
      </p>
    </ConfirmDialog>
  )
}

function LossesOf({ course }: { course: ManagedCourse }) {
  const { lectureCount, quizCount, studentCount } = course
  if (lectureCount + quizCount + studentCount === 0) {
    return (
      <p className="mt-3">
        <Trans>It has no lectures and no students yet.</Trans>
      </p>
    )
  }
  return (
    <div className="mt-3">
      <Losses>
        {lectureCount > 0 && (
          <Plural value={lectureCount} one="# lecture is lost" other="# lectures are lost" />
        )}
        {quizCount > 0 && <Plural value={quizCount} one="# quiz is lost" other="# quizzes are lost" />}
        {studentCount > 0 && (
          <Plural
            value={studentCount}
            one="# student loses access and progress"
            other="# students lose access and progress"
          />
        )}
      </Losses>
    </div>
  )
}
