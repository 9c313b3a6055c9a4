import type { Invitation } from '@academy/contract/invitations'
import { isOpen } from '@academy/contract/invitations/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { RoleName } from '../../../lib/texts/role-names.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DateOnly } from '../../../ui/date-time.tsx'
import { personAddress } from '../../users/index.ts'
import { InvitationState } from './invitation-state.tsx'
import styles from './invitations.module.css'

export type InvitationAct = 'resend' | 'withdraw'
export type AskInvitation = (act: InvitationAct, invitation: Invitation) => void

const titlesOf = (courses: Invitation['courses']) => courses.map(({ title }) => title).join(', ')

export function useInvitationColumns(onAsk: AskInvitation): Column<Invitation>[] {
  const { t } = useLingui()
  return [
    {
      id: 'person',
      header: t`Invited`,
      onPhone: 'title',
      cell: ({ name, email, userId }) => (
        <span className={styles.who} title={email}>
          {userId ? <Link to={personAddress(userId)}>{name || email}</Link> : <b>{name || email}</b>}
          {name && <small>{email}</small>}
        </span>
      ),
    },
    {
      id: 'role',
      header: t`Role`,
      cell: ({ role, courses }) => (
        <span className={styles.who}>
          <span>
            <RoleName role={role} />
          </span>
          {courses.length > 0 && <small title={titlesOf(courses)}>{titlesOf(courses)}</small>}
        </span>
      ),
    },
    { id: 'state', header: t`State`, cell: (invitation) => <InvitationState invitation={invitation} /> },
    {
      id: 'sent',
      header: t`Sent`,
      cell: ({ sentAt, invitedBy }) => (
        <span className={styles.who}>
          {sentAt ? <DateOnly at={sentAt} /> : <span>–</span>}
          <small>
            <Trans>by {invitedBy}</Trans>
          </small>
        </span>
      ),
    },
    {
      id: 'expires',
      header: t`Expires`,
      cell: ({ state, expiresAt }) =>
        expiresAt && isOpen(state) ? <DateOnly at={expiresAt} /> : <span className="muted">–</span>,
    },
    {
      id: 'acts',
      header: t`Actions`,
      align: 'end',
      onPhone: 'bare',
      cell: (invitation) =>
        isOpen(invitation.state) && (
          <span className={styles.acts}>
            <Button size="sm" onClick={() => onAsk('resend', invitation)}>
              <Trans>Send again</Trans>
              <span className="vh">{invitation.email}</span>
            </Button>
            <Button size="sm" variant="quiet" onClick={() => onAsk('withdraw', invitation)}>
              <Trans>Withdraw</Trans>
              <span className="vh">{invitation.email}</span>
            </Button>
          </span>
        ),
    },
  ]
}
