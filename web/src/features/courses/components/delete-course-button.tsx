import type { Course } from '@academy/contract/courses'
import { Trans } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useDeleteCourse } from './use-delete-course.tsx'

type DeleteCourseButtonProps = { course: Pick<Course, '_id' | 'title'>; onDeleted?: () => void }

export function DeleteCourseButton({ course, onDeleted }: DeleteCourseButtonProps) {
  const { ask, dialog } = useDeleteCourse(course, onDeleted)
  return (
    <>
      <Button size="sm" variant="danger" onClick={ask}>
        <Trash2 aria-hidden="true" />
        <Trans>Delete</Trans>
        <span className="vh">{course.title}</span>
      </Button>
      {dialog}
    </>
  )
}
