import * as ATTEMPT_MESSAGES from '@academy/contract/attempts/messages'
import * as M from '@academy/contract/final-exams/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { FullPageLoader } from '../../../ui/full-page-loader.tsx'
import { LazyRequestCertification } from '../../certificates/index.ts'
import { useExamAddresses } from '../addresses.ts'
import { examSubmissionQuery } from '../api.ts'
import { ExamReviewBody } from '../grading/exam-review-body.tsx'
import { idIn } from '../teaching/exam-ids.ts'

/** What an exam got. One that waits for marks opens where it is marked. */
export function ManageExamSubmissionPage() {
  const { t } = useLingui()
  const { submissionId } = useParams()
  const addresses = useExamAddresses()
  const id = idIn(submissionId)
  const found = useQuery({ ...examSubmissionQuery(id ?? ''), enabled: id !== null })
  const { data, error } = found
  const { state } = useLocation()
  usePageTitle(t`Exam submission`)
  if (data?.status === 'submitted') return <Navigate to={addresses.mark(data._id)} state={state} replace />
  if (data)
    return (
      <ExamReviewBody
        key={data._id}
        submission={data}
        certificate={
          data.student && (
            <Suspense>
              <LazyRequestCertification
                studentId={data.student._id}
                courseId={data.course._id}
                submissionId={data._id}
              />
            </Suspense>
          )
        }
      />
    )
  if (id === null || error) {
    const isGone = error instanceof CallFailure && error.status === 404
    const isMissing = [undefined, '', 'undefined', 'null'].includes(submissionId)
    const message = isMissing
      ? ATTEMPT_MESSAGES.submissionIdMissing
      : id === null
        ? ATTEMPT_MESSAGES.submissionIdInvalid
        : failureMessage(error, M.detailsFailed)
    return (
      <main id="main" tabIndex={-1} className="wrap py-12">
        <ErrorPanel
          level={1}
          message={isGone ? ATTEMPT_MESSAGES.submissionNotFound : message}
          found={id === null ? undefined : found}
          back
        />
      </main>
    )
  }
  return (
    <main id="main" aria-label={t`Exam submission`}>
      <FullPageLoader />
      <h1 className="vh">
        <Trans>Exam submission</Trans>
      </h1>
    </main>
  )
}
