import * as M from '@academy/contract/certificates/messages'
import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/calls/call.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { studentOf } from './request-progress.tsx'
import { useRequestChange } from './use-request-change.ts'
import type { RequestDialogProps } from './withdraw-dialog.tsx'

/** Names what the drawing takes the place of. */
export function DrawDialog({ request, onClose }: RequestDialogProps) {
  const name = studentOf(request)
  const isUploaded = request.certificate?.isUploaded
  const { run, busy, error } = useRequestChange(
    () => call('POST /api/certification/certification-requests/{id}/draw', { params: { id: request._id } }),
    { failed: M.drawFailed, onDone: onClose },
  )
  return (
    <ConfirmDialog
      open
      danger={isUploaded === true}
      title={<Trans>Draw the certificate of {name} again?</Trans>}
      verb={<Trans>Draw again</Trans>}
      busy={busy}
      error={error}
      onConfirm={() => run()}
      onClose={onClose}
    >
      {isUploaded ? (
        <Trans>The uploaded PDF is replaced by the academy's own drawing. The number stays.</Trans>
      ) : (
        <Trans>The academy draws the same certificate once more. The number stays.</Trans>
      )}
    </ConfirmDialog>
  )
}
