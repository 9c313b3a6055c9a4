import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/calls/call.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { studentOf } from './request-progress.tsx'
import { useRequestForm } from './use-request-form.ts'
import type { RequestDialogProps } from './withdraw-dialog.tsx'

export function RevokeDialog({ request, onClose }: RequestDialogProps) {
  const name = studentOf(request)
  const id = request.certificate?._id ?? ''
  const number = request.certificate?.certificateNumber ?? ''
  const form = useRequestForm(
    { reason: '' },
    {
      send: (body) => call('POST /api/certification/certificates/{id}/revoke', { params: { id }, body }),
      onDone: onClose,
    },
  )
  return (
    <ReasonDialog
      title={<Trans>Revoke the certificate of {name}?</Trans>}
      verb={<Trans>Revoke certificate</Trans>}
      hint={<Trans>Anybody who checks the certificate reads this, and so does {name}.</Trans>}
      form={form}
      onClose={onClose}
    >
      <Trans>
        Certificate #{number} stops being valid, for good. Its public page and its credential say so from now
        on. This cannot be undone.
      </Trans>
    </ReasonDialog>
  )
}
