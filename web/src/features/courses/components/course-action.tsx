import type { Course } from '@academy/contract/courses'
import { Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { use } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useSession } from '../../users/index.ts'
import { cardState } from '../card-state.ts'
import { PendingCourses } from '../pending-courses.ts'
import { manageLecturesAddress, paymentAddress } from '../places.ts'
import styles from './course-action.module.css'
import { EnrolButton } from './enrol-button.tsx'

/** The course page's one button; its label follows the rules of the card. Those who study or administer never see this page. */
export function CourseAction({ course, size = 'lg' }: { course: Course; size?: 'md' | 'lg' }) {
  const { user, role } = useSession()
  const pending = use(PendingCourses)
  const viewer = user && { userId: user._id, role, subscription: user.subscription, pending }
  const state = cardState(course, viewer, undefined)
  if (state === 'owner') {
    return (
      <ButtonLink variant="primary" size={size} to={manageLecturesAddress(course._id)}>
        <Trans>Manage</Trans>
      </ButtonLink>
    )
  }
  if (state === 'pending') {
    return (
      <>
        <Badge tone="wait" icon={Clock} className={styles.badge}>
          <Trans>Payment pending</Trans>
        </Badge>
        <ButtonLink variant="primary" size={size} to={paymentAddress(course._id)}>
          <Trans>View status</Trans>
        </ButtonLink>
      </>
    )
  }
  if (state === 'onlooker') {
    return (
      <p className={styles.onlooker}>
        <Trans>Students enroll here. Your own courses are in your teaching area.</Trans>
      </p>
    )
  }
  return <EnrolButton course={course} variant="primary" size={size} />
}
