import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { isId } from '@academy/contract/http/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { instructorCourseQuery } from '../../courses/index.ts'
import { conversationAddress } from '../../messages/index.ts'
import { StudentsWaiting } from '../components/students-waiting.tsx'

/** Comes while the course is asked for. */
const StudentList = lazyPart(() => import('../components/student-list.tsx'), 'StudentList')
export const parts = [StudentList]

/** The class of the course in the address, for admins. */
export function CourseStudentsPage() {
  const { t } = useLingui()
  usePageTitle(t`Students`)
  const id = useParams().courseId?.toLowerCase()
  const isKnown = isId(id)
  const found = useQuery({
    ...instructorCourseQuery(id ?? ''),
    enabled: isKnown,
  })
  const { data, error } = found
  return (
    <>
      <PortalTitle names={{ course: data?.title }}>
        <Trans>Students</Trans>
      </PortalTitle>
      {data ? (
        <Suspense fallback={<StudentsWaiting />}>
          <StudentList course={data} messageTo={conversationAddress} />
        </Suspense>
      ) : !isKnown ? (
        <ErrorPanel message={COURSE_MESSAGES.idInvalid} back />
      ) : error ? (
        <ErrorPanel message={failureMessage(error, COURSE_MESSAGES.fetchFailed)} found={found} back />
      ) : (
        <StudentsWaiting />
      )}
    </>
  )
}
