import type { Invitation } from '@academy/contract/invitations'
import * as M from '@academy/contract/invitations/messages'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { failureMessage } from '../../../lib/calls/call.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useInvitationActions } from '../use-invitation-actions.ts'
import type { InvitationAct } from './invitation-columns.tsx'

interface ActDialogProps {
  act: InvitationAct
  invitation: Invitation
  onClose: () => void
}

export function ActDialog({ act, invitation: { _id, email }, onClose }: ActDialogProps) {
  const acts = useInvitationActions()
  const isWithdrawal = act === 'withdraw'
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => acts[act]([_id]),
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      open
      danger={isWithdrawal}
      title={
        isWithdrawal ? (
          <Trans>Withdraw the invitation of {email}?</Trans>
        ) : (
          <Trans>Send {email} a new link?</Trans>
        )
      }
      verb={isWithdrawal ? <Trans>Withdraw</Trans> : <Trans>Send again</Trans>}
      busy={isPending}
      error={error ? failureMessage(error, isWithdrawal ? M.withdrawFailed : M.resendFailed) : undefined}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {isWithdrawal ? (
        <Trans>The link ends now. They may be invited again later.</Trans>
      ) : (
        <Trans>It works once, for seven days; the one mailed before ends.</Trans>
      )}
    </ConfirmDialog>
  )
}
