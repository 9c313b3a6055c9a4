import type { Course } from '@academy/contract/courses'
import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { isId } from '@academy/contract/http/rules'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { toast } from '../../../lib/toast.ts'

/** Only those who may delete download the dialog. */
const DeleteCourseDialog = lazyPart(() => import('./delete-course-dialog.tsx'), 'DeleteCourseDialog')

/** Deleting a course, whatever button or menu it hangs on. */
export function useDeleteCourse(course: Pick<Course, '_id' | 'title'>, onDeleted?: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  return {
    ask: () => {
      if (isId(course._id)) setIsAsking(true)
      else toast.error(COURSE_MESSAGES.deleteInvalidId)
    },
    dialog: isAsking && (
      <Suspense>
        <DeleteCourseDialog course={course} onClose={() => setIsAsking(false)} onDeleted={onDeleted} />
      </Suspense>
    ),
  }
}
