import type { Invitation } from '@academy/contract/invitations'
import * as M from '@academy/contract/invitations/messages'
import { isOpen } from '@academy/contract/invitations/rules'
import { Plural, Trans } from '@lingui/react/macro'
import { BulkAct } from '../../../ui/data-table/bulk-act.tsx'
import { useInvitationActions } from '../use-invitation-actions.ts'

interface InvitationBulkProps {
  invitations: readonly Invitation[]
  onDone: () => void
}

export function InvitationBulk({ invitations, onDone }: InvitationBulkProps) {
  const { resend, withdraw } = useInvitationActions()
  const ids = invitations.filter(({ state }) => isOpen(state)).map(({ _id }) => _id)
  const count = ids.length
  return (
    <>
      <BulkAct
        disabled={count === 0}
        failed={M.resendFailed}
        title={<Plural value={count} one="Send # invitation again?" other="Send # invitations again?" />}
        consequence={<Trans>Each gets a new link for seven days; the links mailed before end.</Trans>}
        verb={<Plural value={count} one="Send #" other="Send #" />}
        onConfirm={async () => {
          await resend(ids)
          onDone()
        }}
      >
        <Trans>Send again</Trans>
      </BulkAct>
      <BulkAct
        danger
        disabled={count === 0}
        failed={M.withdrawFailed}
        title={<Plural value={count} one="Withdraw # invitation?" other="Withdraw # invitations?" />}
        consequence={<Trans>Their links end now. They may be invited again later.</Trans>}
        verb={<Plural value={count} one="Withdraw #" other="Withdraw #" />}
        onConfirm={async () => {
          await withdraw(ids)
          onDone()
        }}
      >
        <Trans>Withdraw</Trans>
      </BulkAct>
    </>
  )
}
