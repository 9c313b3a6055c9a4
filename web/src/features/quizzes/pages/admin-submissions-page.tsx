import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { callFile } from '../../../lib/calls/call-file.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { useCourseNames } from '../../courses/index.ts'
import { allSubmissionsQuery } from '../grading/api.ts'
import { AcademySubmissions } from '../grading/submissions/academy-submissions.tsx'
import { useSubmissionView } from '../grading/submissions/submission-view.ts'
import { allQuizzesQuery } from '../teaching/api.ts'

/** Every quiz submission of the academy. */
export function AdminSubmissionsPage() {
  const { t } = useLingui()
  usePageTitle(t`All submissions`)
  const view = useSubmissionView()
  const names = useCourseNames(view.filters.course)
  const found = useQuery(allSubmissionsQuery(view.query))
  return (
    <>
      <PortalTitle names={names} isBelowPlace={names.course !== undefined}>
        <Trans>All submissions</Trans>
      </PortalTitle>
      <AcademySubmissions
        view={view}
        found={found}
        quizzesQuery={allQuizzesQuery}
        csv={(query) => callFile('GET /api/submissions/all/csv', { query })}
        none={<Trans>Nobody has handed a quiz in so far.</Trans>}
      />
    </>
  )
}
