import type { Course } from '@academy/contract/courses'
import { COURSE_MESSAGES } from '@academy/contract/courses/messages'
import { isFreeCourse } from '@academy/contract/courses/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { CourseNotFound, courseAddress, courseQuery, isCourseId, studyAddress } from '../../courses/index.ts'
import { useSignedIn } from '../../users/index.ts'
import { PaymentCode } from '../components/payment-code.tsx'
import { PaymentOrder } from '../components/payment-order.tsx'
import { PaymentProof } from '../components/payment-proof.tsx'
import { PaymentSteps } from '../components/payment-steps.tsx'
import '../payment.css'

export function PaymentInstructionsPage() {
  const { t } = useLingui()
  usePageTitle(t`Pay with mobile money`)
  const id = useParams().id?.toLowerCase() ?? ''
  const { user } = useSignedIn()
  const isValid = isCourseId(id)
  const { data: course, error, refetch, isFetching } = useQuery({ ...courseQuery(id), enabled: isValid })
  const isGone = error instanceof CallFailure && error.status === 404

  if (!isValid) return <Navigate to="/courses" replace />
  if (user.subscription.includes(id)) return <Navigate to={studyAddress(id)} replace />
  if (isGone) return <CourseNotFound level={1} className="wrap" />
  if (!course) {
    if (!error) return <Waiting />
    return (
      <ErrorPanel
        level={1}
        className="wrap"
        message={COURSE_MESSAGES.loadFailed}
        support={failureMessage(error, '')}
        onRetry={refetch}
        retrying={isFetching}
      />
    )
  }
  if (isFreeCourse(course)) return <Navigate to={courseAddress(id)} replace />
  return <Instructions course={course} />
}

function Instructions({ course }: { course: Course }) {
  return (
    <div className="wrap pay">
      <BackLink to={courseAddress(course._id)}>{course.title}</BackLink>
      <h1 tabIndex={-1}>
        <Trans>Pay with mobile money</Trans>
      </h1>
      <div className="pay-columns">
        <div className="pay-main">
          <PaymentOrder course={course} />
          <PaymentCode priceRwf={course.price} />
          <PaymentSteps priceRwf={course.price} />
        </div>
        <PaymentProof course={course} />
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <SkeletonGroup className="wrap pay">
      <Skeleton className="mt-12 h-14 w-2/3" />
      <div className="pay-columns">
        <div className="pay-main">
          <Skeleton className="h-28 w-full rounded-3" />
          <Skeleton className="h-72 w-full rounded-3" />
        </div>
        <Skeleton className="h-72 w-full rounded-3" />
      </div>
    </SkeletonGroup>
  )
}
