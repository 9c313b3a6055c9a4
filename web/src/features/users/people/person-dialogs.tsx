import type { ListedUser } from '@academy/contract/users'
import * as M from '@academy/contract/users/messages'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CoursesDialog } from './courses-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { PersonAct } from './person-actions.tsx'
import { RoleDialog } from './role-dialog.tsx'

interface PersonDialogsProps {
  asked: { act: PersonAct; person: ListedUser } | null
  onClose: () => void
  onDeleted?: () => void
}

export function PersonDialogs({ asked, onClose, onDeleted }: PersonDialogsProps) {
  if (!asked) return null
  const { act, person } = asked
  if (act === 'role') return <RoleDialog person={person} onClose={onClose} />
  if (act === 'courses') return <CoursesDialog person={person} onClose={onClose} />
  if (act === 'delete') return <DeleteDialog person={person} onClose={onClose} onDeleted={onDeleted} />
  return <ResetDialog person={person} onClose={onClose} />
}

function ResetDialog({ person, onClose }: { person: ListedUser; onClose: () => void }) {
  const sending = useMutation({
    mutationFn: () => call('POST /api/users/{id}/reset-link', { params: { id: person._id } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      danger={false}
      title={<Trans>Send {person.name} a password link?</Trans>}
      verb={<Trans>Send link</Trans>}
      busy={sending.isPending}
      error={sending.error ? failureMessage(sending.error, M.resetLinkFailed) : undefined}
      onConfirm={() => sending.mutate()}
      onClose={onClose}
    >
      <Trans>A link to set a new password goes to {person.email}. It works once, for 30 minutes.</Trans>
    </ConfirmDialog>
  )
}
