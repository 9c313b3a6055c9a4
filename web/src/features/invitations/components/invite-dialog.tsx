import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { CallReply } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { invitationsChanged } from '../api.ts'
import { ListForm } from './list-form.tsx'
import { PersonForm } from './person-form.tsx'

interface InviteDialogProps {
  /** 'one' or 'list'. */
  way: string
  onWay: (way: string) => void
  onClose: () => void
  /** The dialog is done with. The id is of those that leave together. */
  onStarted: (batchId: string | null) => void
}

export function InviteDialog({ way, onWay, onClose, onStarted }: InviteDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const done = async ({ message, batch }: CallReply<'POST /api/invitations'>) => {
    toast.success(message)
    onStarted(batch?._id ?? null)
    await invitationsChanged(queryClient)
  }
  return (
    <Dialog open wide title={<Trans>Invite people</Trans>} onClose={onClose}>
      <div className="grid gap-4">
        <ChipGroup
          label={t`How many`}
          value={way}
          onChange={onWay}
          chips={[
            { value: 'one', label: t`One person` },
            { value: 'list', label: t`A list` },
          ]}
        />
        {way === 'one' ? <PersonForm onSent={done} /> : <ListForm onSent={done} />}
      </div>
    </Dialog>
  )
}
