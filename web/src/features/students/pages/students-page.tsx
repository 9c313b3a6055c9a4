import { COURSE_MESSAGES } from '@academy/contract/courses/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { failureMessage } from '../../../lib/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { attendancePlace } from '../../attendance/index.ts'
import { instructorCoursesQuery, NEW_COURSE_ADDRESS } from '../../courses/index.ts'

/** Comes while the courses are asked for. */
const StudentList = lazy(async () => ({
  default: (await import('../components/student-list.tsx')).StudentList,
}))

/** An instructor's students, course by course; the chosen course stands in the address, the newest where none does. */
export function StudentsPage() {
  const { t } = useLingui()
  usePageTitle(t`Students`)
  const [params] = useSearchParams()
  const { data: courses, error, refetch, isFetching } = useQuery(instructorCoursesQuery)
  const chosen = courses?.find(({ _id }) => _id === params.get('course')) ?? courses?.[0]
  const attendance = chosen && (
    <ButtonLink size="sm" to={attendancePlace(chosen._id)}>
      <CalendarCheck aria-hidden="true" />
      <Trans>Attendance</Trans>
    </ButtonLink>
  )
  return (
    <>
      <PortalTitle actions={attendance}>
        <Trans>Students</Trans>
      </PortalTitle>
      {attendance && <div className="portal-action md:hidden">{attendance}</div>}
      {chosen && courses ? (
        <Suspense fallback={<Waiting />}>
          <StudentList key={chosen._id} course={chosen} courses={courses} />
        </Suspense>
      ) : courses ? (
        <NoCourses />
      ) : error ? (
        <ErrorPanel
          message={failureMessage(error, COURSE_MESSAGES.loadInstructorFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Waiting />
      )}
    </>
  )
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-12 w-full rounded-2" />
      <Skeleton className="h-96 w-full rounded-3" />
    </SkeletonGroup>
  )
}

function NoCourses() {
  return (
    <EmptyState
      title={<Trans>No courses yet</Trans>}
      action={
        <ButtonLink variant="primary" to={NEW_COURSE_ADDRESS}>
          <Trans>Create your first course</Trans>
        </ButtonLink>
      }
    >
      <Trans>Students appear here when they enrol in a course of yours.</Trans>
    </EmptyState>
  )
}
