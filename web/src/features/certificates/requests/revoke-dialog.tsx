import * as M from '@academy/contract/certificates/messages'
import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/call.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { studentOf } from './request-words.tsx'
import { useRequestChange } from './use-request-change.ts'
import type { RequestDialogProps } from './withdraw-dialog.tsx'

export function RevokeDialog({ request, onClose }: RequestDialogProps) {
  const name = studentOf(request)
  const id = request.certificate?._id ?? ''
  const number = request.certificate?.certificateNumber ?? ''
  const { run, busy, error } = useRequestChange(
    (reason: string) =>
      call('POST /api/certification/certificates/{id}/revoke', { params: { id }, body: { reason } }),
    { failed: M.revokeFailed, onDone: onClose },
  )
  return (
    <ReasonDialog
      title={<Trans>Revoke the certificate of {name}?</Trans>}
      verb={<Trans>Revoke certificate</Trans>}
      hint={<Trans>Anybody who checks the certificate reads this, and so does {name}.</Trans>}
      busy={busy}
      error={error}
      onConfirm={run}
      onClose={onClose}
    >
      <Trans>
        Certificate #{number} stops being valid, for good. Its public page and its credential say so from now
        on. This cannot be undone.
      </Trans>
    </ReasonDialog>
  )
}
