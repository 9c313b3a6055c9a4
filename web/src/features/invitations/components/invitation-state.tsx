import type { Invitation } from '@academy/contract/invitations'
import { Trans } from '@lingui/react/macro'
import { MailX, Send, Undo2 } from 'lucide-react'
import { Badge, StatusPill } from '../../../ui/badge.tsx'
import styles from './invitations.module.css'

/** Where an invitation is; why its mail has not arrived stands beside it. */
export function InvitationState({ invitation: { state, problem } }: { invitation: Invitation }) {
  return (
    <span className="grid justify-items-start gap-1">
      <Pill state={state} />
      {problem && <small className={styles.problem}>{problem}</small>}
    </span>
  )
}

function Pill({ state }: Pick<Invitation, 'state'>) {
  switch (state) {
    case 'waiting':
      return (
        <StatusPill tone="wait">
          <Trans>On its way</Trans>
        </StatusPill>
      )
    case 'sent':
      return (
        <StatusPill tone="info" icon={Send}>
          <Trans>Sent</Trans>
        </StatusPill>
      )
    case 'expired':
      return (
        <StatusPill tone="wait">
          <Trans>Expired</Trans>
        </StatusPill>
      )
    case 'failed':
      return (
        <StatusPill tone="bad" icon={MailX}>
          <Trans>Not delivered</Trans>
        </StatusPill>
      )
    case 'accepted':
      return (
        <StatusPill tone="good">
          <Trans>Accepted</Trans>
        </StatusPill>
      )
    case 'withdrawn':
      return (
        <Badge icon={Undo2}>
          <Trans>Withdrawn</Trans>
        </Badge>
      )
  }
}
