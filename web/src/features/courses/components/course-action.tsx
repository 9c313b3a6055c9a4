import type { Course } from '@academy/contract/courses'
import { Suspense, use } from 'react'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { useSession } from '../../users/index.ts'
import { cardState } from '../card-state.ts'
import { PendingCourses } from '../pending-courses.ts'
import { EnrolButton } from './enrol-button.tsx'

/** Visitors do without. */
const OwnCourseAction = lazyPart(() => import('./own-course-action.tsx'), 'OwnCourseAction', { waits: true })

/** The course page's one button; its label follows the rules of the card. Those who study or administer never see this page. */
export function CourseAction({ course, size = 'lg' }: { course: Course; size?: 'md' | 'lg' }) {
  const { user, role } = useSession()
  const pending = use(PendingCourses)
  const viewer = user && { userId: user._id, role, subscription: user.subscription, pending }
  const state = cardState(course, viewer, undefined)
  if (state === 'owner' || state === 'pending' || state === 'onlooker') {
    return (
      <Suspense
        fallback={
          <Button size={size} className="invisible">
            …
          </Button>
        }
      >
        <OwnCourseAction id={course._id} state={state} size={size} />
      </Suspense>
    )
  }
  return <EnrolButton course={course} variant="primary" size={size} />
}
