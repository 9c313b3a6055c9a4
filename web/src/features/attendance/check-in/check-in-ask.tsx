import * as M from '@academy/contract/attendance/messages'
import { CHECK_IN_MINUTES, CODE_SECONDS } from '@academy/contract/attendance/rules'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { attendanceChanged } from '../api.ts'

/** Nothing is open: what opening one does. */
export function CheckInAsk({ courseId }: { courseId: string }) {
  const queries = useQueryClient()
  const opening = useMutation({
    mutationFn: () => call('POST /api/instructor/attendance/{courseId}/check-in', { params: { courseId } }),
    onSuccess: () => attendanceChanged(queries, courseId),
    onError: (failure) => toast.error(failureMessage(failure, M.loadFailed)),
  })
  return (
    <EmptyState
      title={<Trans>Let students check in themselves</Trans>}
      action={
        <Button variant="primary" size="lg" busy={opening.isPending} onClick={() => opening.mutate()}>
          <QrCode aria-hidden="true" />
          <Trans>Open check-in</Trans>
        </Button>
      }
    >
      <Trans>
        Show this screen to the class. The code changes every {CODE_SECONDS} seconds, so that a picture of it
        is soon of no use. It closes when you say so, or after {CHECK_IN_MINUTES} minutes.
      </Trans>
    </EmptyState>
  )
}
