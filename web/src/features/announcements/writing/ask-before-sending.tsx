import { formatDateTime } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useRoleGroups } from '../audience-labels.ts'
import type { AnnouncementValues } from './announcement-values.ts'
import { momentOf } from './kigali-time.ts'

interface AskBeforeSendingProps {
  values: AnnouncementValues
  people: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Before more than one course's people are told: how many that are. */
export function AskBeforeSending({ values, people, ...dialog }: AskBeforeSendingProps) {
  const { kind, role, when, sendAt } = values
  const roles = useRoleGroups()
  const whom = roles[role]
  const at = momentOf(sendAt)
  const said = at && formatDateTime(at)
  const isLater = when === 'later'
  const toAll = kind === 'all'
  return (
    <ConfirmDialog
      open
      danger={false}
      title={
        people === undefined ? (
          toAll ? (
            <Trans>Send to everybody?</Trans>
          ) : (
            <Trans>Send to all of them: {whom}?</Trans>
          )
        ) : people === '1' ? (
          <Trans>Send to 1 person?</Trans>
        ) : (
          <Trans>Send to {people} people?</Trans>
        )
      }
      verb={isLater ? <Trans>Schedule</Trans> : <Trans>Send</Trans>}
      {...dialog}
    >
      <p>
        {toAll ? (
          <Trans>Everybody of the academy gets it in the bell, and by email where they want that.</Trans>
        ) : (
          <Trans>{whom}: each gets it in the bell, and by email where they want that.</Trans>
        )}
      </p>
      <p>
        {isLater ? (
          <Trans>It leaves on {said}, Kigali time.</Trans>
        ) : (
          <Trans>What was sent stays as it is. You can take it down.</Trans>
        )}
      </p>
    </ConfirmDialog>
  )
}
