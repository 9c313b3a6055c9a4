import type { Course } from '@academy/contract/courses'
import { Trans, useLingui } from '@lingui/react/macro'
import { EllipsisVertical, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useDeleteCourse } from './use-delete-course.tsx'

interface ManagedCourseMoreProps {
  course: Pick<Course, '_id' | 'title'>
  onDeleted: () => void
}

/** What is seldom done, behind the row's own actions. */
export function ManagedCourseMore({ course, onDeleted }: ManagedCourseMoreProps) {
  const { t } = useLingui()
  const { ask, dialog } = useDeleteCourse(course, onDeleted)
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t`More for ${course.title}`}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
        items={[{ label: <Trans>Delete course</Trans>, icon: Trash2, danger: true, onSelect: ask }]}
      />
      {dialog}
    </>
  )
}
