import type { CertificationRequest } from '@academy/contract/certificates'
import * as M from '@academy/contract/certificates/messages'
import { BULK_MAX_REQUESTS } from '@academy/contract/certificates/rules'
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallReply, call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { certificatesChanged } from '../api.ts'
import styles from './approve-many-dialog.module.css'
import { studentOf } from './request-progress.tsx'
import { waitingRequests } from './waiting-requests.ts'

type Approved = CallReply<'PUT /api/certification/certification-requests/approve'>
type Failed = Approved['failed'][number] & { name: string }

interface ApproveManyDialogProps {
  /** Null: all that wait and are found by `search`. */
  requests: readonly CertificationRequest[] | null
  search: string
  count: number
  onApproved: (batch: Approved['batch']) => void
  onClose: () => void
}

/** Asks once for all of them, and says afterwards which could not be approved and why. */
export function ApproveManyDialog(props: ApproveManyDialogProps) {
  const { requests, search, count, onApproved, onClose } = props
  const queryClient = useQueryClient()
  const approval = useMutation({
    mutationFn: async () => {
      const wanted = requests ?? (await waitingRequests(search, count))
      const reply = await call('PUT /api/certification/certification-requests/approve', {
        body: { ids: wanted.map(({ _id }) => _id) },
      })
      const names = new Map(wanted.map((request) => [request._id, studentOf(request)]))
      return { ...reply, failed: reply.failed.map((one) => ({ ...one, name: names.get(one._id) ?? '' })) }
    },
    onSuccess: ({ message, approved, batch, failed }) => {
      if (approved > 0) toast.success(message)
      onApproved(batch)
      if (failed.length === 0) onClose()
    },
    onError: (failure) => toast.error(failureMessage(failure, M.approveFailed)),
    onSettled: () => certificatesChanged(queryClient),
  })
  if (approval.data) return <NotApproved failed={approval.data.failed} onClose={onClose} />
  const shown = Math.min(count, BULK_MAX_REQUESTS)
  return (
    <ConfirmDialog
      open
      danger={false}
      title={<Plural value={shown} one="Approve # request?" other="Approve # requests?" />}
      verb={<Plural value={shown} one="Approve # request" other="Approve # requests" />}
      busy={approval.isPending}
      error={approval.error && failureMessage(approval.error, M.approveFailed)}
      onConfirm={() => approval.mutate()}
      onClose={onClose}
    >
      <p>
        <Plural
          value={shown}
          one="It gets a number, and the academy draws the certificate. The student is told by mail when it is ready."
          other="Each gets a number, and the academy draws the certificates one after another. Every student is told by mail when theirs is ready."
        />
      </p>
      {count > shown && (
        <p className="mt-3">
          <Trans>
            These are the oldest {shown} of {count}; the others keep waiting.
          </Trans>
        </p>
      )}
    </ConfirmDialog>
  )
}

function NotApproved({ failed, onClose }: { failed: readonly Failed[]; onClose: () => void }) {
  return (
    <Dialog
      open
      title={<Plural value={failed.length} one="# was not approved" other="# were not approved" />}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <ul className={styles.failed}>
        {failed.map(({ _id, name, message }) => (
          <li key={_id}>
            <b>{name || _id}</b> {message}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
