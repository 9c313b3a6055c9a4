import { ATTEMPT_MESSAGES } from '@academy/contract/attempts/messages'
import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/call.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { FullPageLoader } from '../../../ui/full-page-loader.tsx'
import { useSession } from '../../users/index.ts'
import { submissionQuery } from '../grading/api.ts'
import { Cockpit } from '../grading/cockpit.tsx'
import { marksIdOf, readMarks } from '../grading/journal.ts'
import { useStudentQueue } from '../grading/use-student-queue.ts'

const ID = /^[0-9a-f]{24}$/i
const ABSENT = ['', 'undefined', 'null']

/** Read once for each opening, and kept by nobody: from then on the cockpit's own state counts. */
const keptQuery = (id: string) =>
  queryOptions({
    queryKey: ['kept-marks', id],
    queryFn: () => readMarks(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The id comes as `submissionId` or as `id`, by the address. */
export function GradeSubmissionPage() {
  const { t } = useLingui()
  const params = useParams()
  const { user } = useSession()
  const id = (params.submissionId ?? params.id ?? '').toLowerCase()
  const isId = ID.test(id)
  const personId = user?._id ?? ''
  const { data, error, refetch, isFetching } = useQuery({ ...submissionQuery(id), enabled: isId })
  const kept = useQuery(keptQuery(marksIdOf(personId, id)))
  const students = useStudentQueue(id, data?.submission.quiz ?? '')

  if (data && kept.data !== undefined) {
    return <Cockpit key={id} opened={data} kept={kept.data} personId={personId} students={students} />
  }
  if (!isId || error) {
    const isGone = error instanceof CallFailure && error.status === 404
    const message = ABSENT.includes(id)
      ? ATTEMPT_MESSAGES.submissionIdMissing
      : isId
        ? failureMessage(error, M.loadSubmissionFailed)
        : ATTEMPT_MESSAGES.submissionIdInvalid
    return (
      <main id="main" tabIndex={-1} className="wrap py-12">
        <ErrorPanel
          level={1}
          message={isGone ? ATTEMPT_MESSAGES.submissionNotFound : message}
          onRetry={isId && !isGone ? () => refetch() : undefined}
          retrying={isFetching}
          back
        />
      </main>
    )
  }
  return (
    <main id="main" aria-label={t`Grading`}>
      <FullPageLoader />
      <h1 className="vh">
        <Trans>Grading</Trans>
      </h1>
    </main>
  )
}
