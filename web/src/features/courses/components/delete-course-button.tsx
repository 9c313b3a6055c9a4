import type { Course } from '@academy/contract/courses'
import { COURSE_MESSAGES } from '@academy/contract/courses/messages'
import { Trans } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { isCourseId } from '../places.ts'

/** Only those who may delete download the dialog. */
const DeleteCourseDialog = lazy(async () => ({
  default: (await import('./delete-course-dialog.tsx')).DeleteCourseDialog,
}))

type DeleteCourseButtonProps = { course: Pick<Course, '_id' | 'title'>; onDeleted?: () => void }

export function DeleteCourseButton({ course, onDeleted }: DeleteCourseButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const ask = () => {
    if (isCourseId(course._id)) setIsAsking(true)
    else toast.error(COURSE_MESSAGES.deleteInvalidId)
  }
  return (
    <>
      <Button size="sm" variant="danger" onClick={ask}>
        <Trash2 aria-hidden="true" />
        <Trans>Delete</Trans>
        <span className="vh">{course.title}</span>
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteCourseDialog course={course} onClose={() => setIsAsking(false)} onDeleted={onDeleted} />
        </Suspense>
      )}
    </>
  )
}
