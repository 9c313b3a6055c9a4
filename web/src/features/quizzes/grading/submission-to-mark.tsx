import * as ATTEMPT_MESSAGES from '@academy/contract/attempts/messages'
import { isId } from '@academy/contract/http/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { CallFailure, failureMessage } from '../../../lib/call.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { FullPageLoader } from '../../../ui/full-page-loader.tsx'
import { useSession } from '../../users/index.ts'
import type { GradingKind } from './grading-kind.ts'
import { openedQuery } from './grading-queries.ts'
import { marksIdOf, readMarks } from './journal.ts'
import { useStudentQueue } from './use-student-queue.ts'
import { Workspace } from './workspace.tsx'

const ABSENT = ['', 'undefined', 'null']

/** Read once for each opening, and kept by nobody: from then on the workspace's own state counts. */
const keptQuery = (id: string) =>
  queryOptions({
    queryKey: ['kept-marks', id],
    queryFn: () => readMarks(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** A submission of a quiz or an exam, ready to be marked; or why it is not. */
export function SubmissionToMark({ kind, id }: { kind: GradingKind; id: string }) {
  const { t } = useLingui()
  const { user } = useSession()
  const isKnown = isId(id)
  const personId = user?._id ?? ''
  const { data, error, refetch, isFetching } = useQuery({ ...openedQuery(kind, id), enabled: isKnown })
  const kept = useQuery(keptQuery(marksIdOf(personId, id)))
  const students = useStudentQueue(kind, id, data?.paper._id ?? '')

  if (data && kept.data !== undefined) {
    return (
      <Workspace
        key={id}
        kind={kind}
        opened={data}
        kept={kept.data}
        personId={personId}
        students={students}
      />
    )
  }
  if (!isKnown || error) {
    const isGone = error instanceof CallFailure && error.status === 404
    const message = ABSENT.includes(id)
      ? ATTEMPT_MESSAGES.submissionIdMissing
      : isKnown
        ? failureMessage(error, kind.say.loadFailed)
        : ATTEMPT_MESSAGES.submissionIdInvalid
    return (
      <main id="main" tabIndex={-1} className="wrap py-12">
        <ErrorPanel
          level={1}
          message={isGone ? ATTEMPT_MESSAGES.submissionNotFound : message}
          onRetry={isKnown && !isGone ? () => refetch() : undefined}
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
