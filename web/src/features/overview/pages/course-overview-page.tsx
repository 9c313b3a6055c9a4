import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { callFile } from '../../../lib/calls/call-file.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { CourseAccordion } from '../../courses/index.ts'
import { CourseContents } from '../components/course-contents.tsx'
import '../../../ui/styles/accordion.css'

/** Every course of the academy with what it costs, its lectures and its quizzes. */
export function CourseOverviewPage() {
  const { t } = useLingui()
  usePageTitle(t`Course overview`)
  return (
    <>
      <PortalTitle>
        <Trans>Course overview</Trans>
      </PortalTitle>
      <CourseAccordion
        failed={COURSE_MESSAGES.fetchAllFailed}
        csv={(course) => callFile('GET /api/courses/csv', { query: { course } })}
        item={(course, place) => <CourseContents key={course._id} course={course} {...place} />}
      />
    </>
  )
}
