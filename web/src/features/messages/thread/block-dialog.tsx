import type { Correspondent } from '@academy/contract/messages'
import * as M from '@academy/contract/messages/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { conversationsChanged } from '../api.ts'

interface BlockDialogProps {
  person: Correspondent
  onClose: () => void
}

export function BlockDialog({ person: { _id, name }, onClose }: BlockDialogProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /api/messages/block/{otherUserId}', { params: { otherUserId: _id } }),
    onSuccess: () => {
      toast.success(M.blocked)
      void conversationsChanged()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      title={<Trans>Block {name}?</Trans>}
      verb={<Trans>Block</Trans>}
      busy={isPending}
      error={error ? failureMessage(error, t`This could not be changed.`) : undefined}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <Trans>
        They can no longer write to you, and you not to them. What was written stays readable. You can unblock
        them here or in your account’s settings.
      </Trans>
    </ConfirmDialog>
  )
}
