import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { callFile } from '../../../lib/calls/call-file.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { useCourseNames } from '../../courses/index.ts'
import { instructorSubmissionsQuery } from '../grading/api.ts'
import { AcademySubmissions } from '../grading/submissions/academy-submissions.tsx'
import { useSubmissionView } from '../grading/submissions/submission-view.ts'
import { instructorQuizzesQuery } from '../teaching/api.ts'

/** Every submission of the courses one teaches. */
export function InstructorSubmissionsPage() {
  const { t } = useLingui()
  usePageTitle(t`Submissions`)
  const view = useSubmissionView()
  const names = useCourseNames(view.filters.course)
  const found = useQuery(instructorSubmissionsQuery(view.query))
  return (
    <>
      <PortalTitle names={names} isBelowPlace={names.course !== undefined}>
        <Trans>Submissions</Trans>
      </PortalTitle>
      <AcademySubmissions
        view={view}
        found={found}
        quizzesQuery={instructorQuizzesQuery}
        csv={(query) => callFile('GET /api/instructor/submissions/csv', { query })}
        none={<Trans>Answers to your quizzes appear here as soon as a student hands them in.</Trans>}
      />
    </>
  )
}
