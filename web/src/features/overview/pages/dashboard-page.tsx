import * as ENROLMENT_MESSAGES from '@academy/contract/enrolments/messages'
import type { MyCourse } from '@academy/contract/progress'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CopyNote } from '../../../ui/copy-note.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { LazyEarnedRow } from '../../certificates/index.ts'
import { CourseCardSkeletons, myCoursesQuery } from '../../courses/index.ts'
import { LazyPendingPayments, useArePaymentsKnown } from '../../payments/index.ts'
import { useSignedIn } from '../../users/index.ts'
import { ContinueCard } from '../components/continue-card.tsx'
import { CourseSection } from '../components/course-section.tsx'
import { arrangeCourses } from '../learning-order.ts'
import styles from './dashboard-page.module.css'

export const parts = [LazyPendingPayments, LazyEarnedRow]

export function DashboardPage() {
  const { t } = useLingui()
  usePageTitle(t`My Courses`)
  const found = useQuery(myCoursesQuery)
  const { data, error } = found
  const arePaymentsKnown = useArePaymentsKnown(data !== undefined)
  const isWaiting = (!data && !error) || !arePaymentsKnown
  return (
    <div className={`wrap ${styles.dashboard}`}>
      <PageHeader
        title={<Trans>My Courses</Trans>}
        action={
          // Its place is kept from the start, and where it is not needed: what is below would move with it.
          <ButtonLink to="/courses" className={data?.length === 0 ? 'invisible' : ''}>
            <Trans>Browse Courses</Trans>
          </ButtonLink>
        }
      />
      <CopyNote address="/api/mycourse" className="pb-4" />
      {isWaiting ? (
        <CourseCardSkeletons count={3} />
      ) : (
        <Suspense fallback={<CourseCardSkeletons count={3} />}>
          <LazyPendingPayments />
          {data && <Courses courses={data} />}
        </Suspense>
      )}
      {!data && error && (
        <ErrorPanel
          message={ENROLMENT_MESSAGES.loadMineFailed}
          support={failureMessage(error, '')}
          found={found}
        />
      )}
      {data && error && (
        <StaleBanner className="mb-4" message={ENROLMENT_MESSAGES.loadMineFailed} found={found} />
      )}
    </div>
  )
}

function Courses({ courses }: { courses: readonly MyCourse[] }) {
  const isStudent = useSignedIn().role === 'student'
  if (courses.length === 0) return <NoCourses />
  // Who teaches or administers has nothing to go on with: the list is all there is.
  if (!isStudent) return <CourseSection title={<Trans>All courses</Trans>} courses={courses} />
  const { current, inProgress, completed } = arrangeCourses(courses)
  return (
    <>
      {current && <ContinueCard course={current} />}
      <CourseSection
        title={current ? <Trans>Also in progress</Trans> : <Trans>In progress</Trans>}
        courses={inProgress}
      />
      <CourseSection title={<Trans>Completed</Trans>} courses={completed} />
      <Suspense>
        <LazyEarnedRow />
      </Suspense>
    </>
  )
}

function NoCourses() {
  return (
    <EmptyState
      title={<Trans>No course Enrolled Yet</Trans>}
      action={
        <ButtonLink variant="primary" to="/courses">
          <Trans>Browse Courses</Trans>
        </ButtonLink>
      }
    >
      <Trans>Browse courses and start with a free one.</Trans>
    </EmptyState>
  )
}
