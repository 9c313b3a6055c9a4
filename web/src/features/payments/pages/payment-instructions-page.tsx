import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { isFreeCourse } from '@academy/contract/courses/rules'
import { isId } from '@academy/contract/http/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import { useAfter } from '../../../lib/use-after.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CourseNotFound, courseAddress, courseQuery, studyAddress } from '../../courses/index.ts'
import { useSignedIn } from '../../users/index.ts'
import styles from '../components/payment-place.module.css'
import { PaymentPlace } from '../components/payment-place.tsx'
import { PaymentSkeleton } from '../components/payment-skeleton.tsx'
import { usePaymentStatus } from '../use-payment-status.ts'

/** Long enough on a good line; after it the code is shown, whatever the status may be. */
const STATUS_WAIT_MS = 2_000

export function PaymentInstructionsPage() {
  const id = useParams().id?.toLowerCase() ?? ''
  return isId(id) ? <Payment key={id} id={id} /> : <Navigate to="/courses" replace />
}

function Payment({ id }: { id: string }) {
  const { user, role } = useSignedIn()
  const isStudent = role === 'student'
  const [wasEnrolled] = useState(() => user.subscription.includes(id))
  const found = useQuery({ ...courseQuery(id), enabled: !wasEnrolled })
  const { data: course, error } = found
  const status = usePaymentStatus(id, isStudent && !wasEnrolled)
  const hasWaited = useAfter(STATUS_WAIT_MS)

  // An approval seen here is told before the course opens.
  const isTold = !wasEnrolled && status.data?.status === 'approved'
  if (user.subscription.includes(id) && !isTold) return <Navigate to={studyAddress(id)} replace />
  if (error instanceof CallFailure && error.status === 404)
    return <CourseNotFound level={1} className="wrap" />
  if (!course && error) {
    return (
      <ErrorPanel
        level={1}
        className="wrap"
        message={COURSE_MESSAGES.loadFailed}
        support={failureMessage(error, '')}
        found={found}
      />
    )
  }
  const isStatusKnown = Boolean(status.data || status.error)
  if (!course || (isStudent && !isStatusKnown && !hasWaited)) return <Waiting />
  if (isFreeCourse(course)) return <Navigate to={courseAddress(id)} replace />
  return <PaymentPlace course={course} status={status} isStudent={isStudent} />
}

function Waiting() {
  return (
    <div className={`wrap ${styles.page}`}>
      <Skeleton className="mt-12 mb-6 h-14 w-2/3" />
      <PaymentSkeleton />
    </div>
  )
}
