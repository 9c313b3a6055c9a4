import * as ATTEMPT_MESSAGES from '@academy/contract/attempts/messages'
import { isId } from '@academy/contract/http/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailure, failureMessage } from '../../../../lib/calls/call.ts'
import { within } from '../../../../lib/within.ts'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { FullPageLoader } from '../../../../ui/full-page-loader.tsx'
import { useSession } from '../../../users/index.ts'
import type { GradingKind, OpenedSubmission } from '../grading-kind.ts'
import { openedQuery, peerMarksQuery } from '../grading-queries.ts'
import { marksIdOf, readMarks } from '../journal.ts'
import { begunMarking, firstQuestion } from '../marks/marking.ts'
import { useStudentQueue } from './use-student-queue.ts'
import { Workspace } from './workspace.tsx'

const ABSENT = ['', 'undefined', 'null']

/** What others got stands above the marks on a phone, and would push them down later: it comes first, unless the line is slow. */
const PEERS_MS = 1000

/** What marking begins with: the marks that this device kept, once what others got in its first question is here too. Read once for each
 * opening, and kept by nobody: from then on the workspace's own state counts. */
const beginningQuery = (
  queryClient: QueryClient,
  kind: GradingKind,
  personId: string,
  opened: OpenedSubmission | undefined,
) =>
  queryOptions({
    queryKey: ['kept-marks', personId, opened?.submission._id],
    queryFn: opened
      ? async () => {
          const { submission, paper } = opened
          const kept = await readMarks(marksIdOf(personId, submission._id))
          const { grading } = begunMarking(opened, kept?.body ?? null)
          const first = firstQuestion(paper.questions, grading)
          if (first?.questionType === 'written') {
            await within(PEERS_MS, queryClient.ensureQueryData(peerMarksQuery(kind, paper._id, first._id)))
          }
          return kept
        }
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** A submission of a quiz or an exam, ready to be marked; or why it is not. */
export function SubmissionToMark({ kind, id }: { kind: GradingKind; id: string }) {
  const { t } = useLingui()
  const { user } = useSession()
  const isKnown = isId(id)
  const personId = user?._id ?? ''
  const found = useQuery({ ...openedQuery(kind, id), enabled: isKnown })
  const { data, error } = found
  const kept = useQuery(beginningQuery(useQueryClient(), kind, personId, data))
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
          found={isKnown ? found : undefined}
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
