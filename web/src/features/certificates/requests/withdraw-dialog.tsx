import type { CertificationRequest } from '@academy/contract/certificates'
import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/calls/call.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { studentOf } from './request-progress.tsx'
import { useRequestForm } from './use-request-form.ts'

export interface RequestDialogProps {
  request: CertificationRequest
  onClose: () => void
}

export function WithdrawDialog({ request, onClose }: RequestDialogProps) {
  const name = studentOf(request)
  const { requestedBy, course } = request
  const form = useRequestForm(
    { reason: '' },
    {
      send: (body) =>
        call('DELETE /api/certification/certification-requests/{id}', {
          params: { id: request._id },
          body,
        }),
      onDone: onClose,
    },
  )
  return (
    <ReasonDialog
      title={<Trans>Withdraw the request of {name}?</Trans>}
      verb={<Trans>Withdraw request</Trans>}
      hint={<Trans>{requestedBy} reads this.</Trans>}
      form={form}
      onClose={onClose}
    >
      <Trans>
        {name} gets no certificate of {course.title} until it is requested again. The exam and its marks stay.
      </Trans>
    </ReasonDialog>
  )
}
