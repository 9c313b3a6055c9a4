import type { Course } from '@academy/contract/courses'
import { useLingui } from '@lingui/react/macro'
import { EllipsisVertical } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useDeleteCourse } from './use-delete-course.tsx'

/** Menus weigh as much as all the rest of this page: they come after the list. */
const ManagedCourseMenu = lazyPart(() => import('./managed-course-menu.tsx'), 'ManagedCourseMenu')

interface ManagedCourseMoreProps {
  course: Pick<Course, '_id' | 'title'>
  onDeleted: () => void
}

/** What is seldom done, behind the row's own actions. A press before the menu's code has come opens it when it comes. */
export function ManagedCourseMore({ course, onDeleted }: ManagedCourseMoreProps) {
  const { t } = useLingui()
  const { ask, dialog } = useDeleteCourse(course, onDeleted)
  const [isAwaited, setIsAwaited] = useState(false)
  const more = (press?: () => void) => (
    <IconButton label={t`More for ${course.title}`} onClick={press}>
      <EllipsisVertical aria-hidden="true" />
    </IconButton>
  )
  return (
    <>
      <Suspense fallback={more(() => setIsAwaited(true))}>
        <ManagedCourseMenu trigger={more()} isOpenAtFirst={isAwaited} onDelete={ask} />
      </Suspense>
      {dialog}
    </>
  )
}
