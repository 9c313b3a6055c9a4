import type { ListedUser } from '@academy/contract/users'
import { USER_MESSAGES as M } from '@academy/contract/users/messages'
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Children, type ReactElement, type ReactNode } from 'react'
import { type CallReply, call, failureMessage } from '../../../lib/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import styles from './people.module.css'
import { deletionQuery, peopleChanged } from './people-api.ts'

interface DeleteDialogProps {
  person: ListedUser
  onClose: () => void
  onDeleted?: () => void
}
type Deletion = CallReply<'GET /api/users/{id}/deletion'>

/** Says what is lost and what stays before the name may be typed; who owns courses is not deleted at all. */
export function DeleteDialog({ person, onClose, onDeleted }: DeleteDialogProps) {
  const queryClient = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(deletionQuery(person._id))
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
          <ErrorPanel
            level={3}
            message={failureMessage(error, M.fetchOneFailed)}
            onRetry={() => refetch()}
            retrying={isFetching}
          />
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

function Losses({ deletion: { lost, stays } }: { deletion: Deletion }) {
  return (
    <div className="grid gap-3">
      <Counts title={<Trans>Lost for good, with every sign-in:</Trans>}>
        <Plural value={lost.enrolments} one="# enrolment" other="# enrolments" />
        <Plural value={lost.completions} one="# completed lecture" other="# completed lectures" />
        <Plural value={lost.notifications} one="# notification" other="# notifications" />
      </Counts>
      <Counts title={<Trans>Stays, shown as “Deleted user”:</Trans>}>
        <Plural value={stays.submissions} one="# submission" other="# submissions" />
        <Plural value={stays.certificates} one="# certificate" other="# certificates" />
        <Plural value={stays.payments} one="# payment request" other="# payment requests" />
      </Counts>
    </div>
  )
}

function Counts({ title, children }: { title: ReactNode; children: ReactElement[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul className={styles.list}>
        {Children.map(children, (count) => (
          <li>{count}</li>
        ))}
      </ul>
    </div>
  )
}
