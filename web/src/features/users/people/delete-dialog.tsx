import type { ListedUser } from '@academy/contract/users'
import * as M from '@academy/contract/users/messages'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import { Losses } from './losses.tsx'
import { deletionQuery, peopleChanged } from './people-api.ts'

interface DeleteDialogProps {
  person: ListedUser
  onClose: () => void
  onDeleted?: () => void
}

/** Says what is lost and what stays before the name may be typed; who owns courses is not deleted at all. */
export function DeleteDialog({ person, onClose, onDeleted }: DeleteDialogProps) {
  const queryClient = useQueryClient()
  const found = useQuery(deletionQuery(person._id))
  const { data, error } = found
  const removal = useMutation({
    mutationFn: () => call('DELETE /api/user/{id}', { params: { id: person._id } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      onClose()
      onDeleted?.()
      await peopleChanged(queryClient)
    },
  })
  const title = <Trans>Delete {person.name}?</Trans>
  if (!data || data.refusal)
    return (
      <Dialog
        open
        title={title}
        onClose={onClose}
        footer={
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {data && <p>{data.refusal}</p>}
        {!data && !error && (
          <SkeletonGroup>
            <SkeletonText lines={3} />
          </SkeletonGroup>
        )}
        {!data && error && (
          <ErrorPanel level={3} message={failureMessage(error, M.fetchOneFailed)} found={found} />
        )}
      </Dialog>
    )
  return (
    <ConfirmDialog
      open
      title={title}
      verb={<Trans>Delete user</Trans>}
      typeToConfirm={person.name}
      busy={removal.isPending}
      error={removal.error ? failureMessage(removal.error, M.deleteFailed) : undefined}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      <Losses deletion={data} />
    </ConfirmDialog>
  )
}
