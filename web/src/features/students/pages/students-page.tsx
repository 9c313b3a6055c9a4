import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { useAttendanceAddresses } from '../../attendance/index.ts'
import { instructorCoursesQuery, NEW_COURSE_ADDRESS } from '../../courses/index.ts'
import { conversationAddress } from '../../messages/index.ts'
import { StudentsWaiting } from '../components/students-waiting.tsx'

/** Comes while the courses are asked for. */
const StudentList = lazyPart(() => import('../components/student-list.tsx'), 'StudentList')
export const parts = [StudentList]

/** An instructor's students, course by course; the chosen course stands in the address, the newest where none does. */
export function StudentsPage() {
  const { t } = useLingui()
  usePageTitle(t`Students`)
  const [params] = useSearchParams()
  const addresses = useAttendanceAddresses()
  const found = useQuery(instructorCoursesQuery)
  const { data: courses, error } = found
  const chosen = courses?.find(({ _id }) => _id === params.get('course')) ?? courses?.[0]
  const attendance = chosen && (
    <ButtonLink size="sm" to={addresses.home(chosen._id)}>
      <CalendarCheck aria-hidden="true" />
      <Trans>Attendance</Trans>
    </ButtonLink>
  )
  const names = params.has('course') ? { course: chosen?.title, courseId: chosen?._id } : {}
  return (
    <>
      <PortalTitle names={names} actions={attendance}>
        <Trans>Students</Trans>
      </PortalTitle>
      {attendance && <div className="portal-action min-[1001px]:hidden">{attendance}</div>}
      {chosen && courses ? (
        <Suspense fallback={<StudentsWaiting />}>
          <StudentList key={chosen._id} course={chosen} courses={courses} messageTo={conversationAddress} />
        </Suspense>
      ) : courses ? (
        <NoCourses />
      ) : error ? (
        <ErrorPanel message={failureMessage(error, COURSE_MESSAGES.loadInstructorFailed)} found={found} />
      ) : (
        <StudentsWaiting />
      )}
    </>
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
