import type { CertificationRequest } from '@academy/contract/certificates'
import * as M from '@academy/contract/certificates/messages'
import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/call.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { studentOf } from './request-words.tsx'
import { useRequestChange } from './use-request-change.ts'

export interface RequestDialogProps {
  request: CertificationRequest
  onClose: () => void
}

export function WithdrawDialog({ request, onClose }: RequestDialogProps) {
  const name = studentOf(request)
  const { requestedBy, course } = request
  const { run, busy, error } = useRequestChange(
    (reason: string) =>
      call('DELETE /api/certification/certification-requests/{id}', {
        params: { id: request._id },
        body: { reason },
      }),
    { failed: M.withdrawFailed, onDone: onClose },
  )
  return (
    <ReasonDialog
      title={<Trans>Withdraw the request of {name}?</Trans>}
      verb={<Trans>Withdraw request</Trans>}
      hint={<Trans>{requestedBy} reads this.</Trans>}
      busy={busy}
      error={error}
      onConfirm={run}
      onClose={onClose}
    >
      <Trans>
        {name} gets no certificate of {course.title} until it is requested again. The exam and its marks stay.
      </Trans>
    </ReasonDialog>
  )
}
