import * as M from '@academy/contract/quizzes/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { failureMessage } from '../../../../lib/calls/call.ts'
import { fetchNow } from '../../../../lib/queries/fetch-now.ts'
import { toast } from '../../../../lib/toast.ts'
import { Button } from '../../../../ui/button.tsx'
import { gradeAddress } from '../addresses.ts'
import type { QueueScope } from '../grading-kind.ts'
import { gradingQueueQuery } from '../grading-queries.ts'
import { QUIZ_GRADING } from '../quiz-grading.ts'
import { nextUngraded } from '../workspace/queue.ts'

interface GradeNextProps {
  scope: QueueScope
  /** What the workspace's address says of the queue. */
  queue?: string
  pending: number | undefined
}

/** Straight into the workspace, at the one that has waited longest. */
export function GradeNext({ scope, queue, pending }: GradeNextProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { pathname, search } = useLocation()
  const opening = useMutation({
    mutationFn: () => fetchNow(queryClient, gradingQueueQuery(QUIZ_GRADING, scope)),
    onSuccess: (found) => {
      const next = nextUngraded(found, null)
      if (next) navigate(gradeAddress(next._id, queue), { state: { from: pathname + search } })
      else toast.info(t`Everything is graded.`)
    },
    onError: (failure) => toast.error(failureMessage(failure, M.loadSubmissionsFailed)),
  })
  return (
    <Button
      variant="primary"
      busy={opening.isPending}
      disabled={pending === 0}
      onClick={() => opening.mutate()}
    >
      <Trans>Grade next ungraded</Trans>
      <ArrowRight aria-hidden="true" />
    </Button>
  )
}
