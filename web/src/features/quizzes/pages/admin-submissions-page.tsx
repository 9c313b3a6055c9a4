import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { allSubmissionsQuery } from '../grading/api.ts'
import { filterIn } from '../grading/submission-filter.ts'
import { NoSubmissions, SubmissionList } from '../grading/submission-list.tsx'
import { SubmissionTools } from '../grading/submission-tools.tsx'
import '../grading/submissions.css'

/** Every quiz submission of the academy. */
export function AdminSubmissionsPage() {
  const { t } = useLingui()
  usePageTitle(t`All submissions`)
  const [params] = useSearchParams()
  const found = useQuery(allSubmissionsQuery(filterIn(params)))
  return (
    <>
      <PortalTitle>
        <Trans>All submissions</Trans>
      </PortalTitle>
      <SubmissionTools />
      <SubmissionList
        label={t`All submissions, pending first, the oldest before`}
        found={found}
        hasQuiz
        queue="?queue=all"
        empty={
          <NoSubmissions>
            <Trans>Nobody has handed a quiz in so far.</Trans>
          </NoSubmissions>
        }
      />
    </>
  )
}
