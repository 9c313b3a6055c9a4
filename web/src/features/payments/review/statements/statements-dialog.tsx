import type { Statement } from '@academy/contract/payments'
import * as M from '@academy/contract/payments/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call, failureMessage } from '../../../../lib/calls/call.ts'
import { toast } from '../../../../lib/toast.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { useFocusLater } from '../../../../ui/use-focus-later.ts'
import { statementsChanged, statementsQuery } from '../api.ts'
import { shortMoment } from '../moments.ts'
import { PaymentCount } from '../panel/statement-line.tsx'
import styles from './statements-dialog.module.css'

const LIST_ID = 'pay-statements'

/** Every import, and the way to take one back. */
export function StatementsDialog({ onClose, onImport }: { onClose: () => void; onImport: () => void }) {
  const { t } = useLingui()
  const found = useQuery(statementsQuery)
  const { data, error } = found
  const [removing, setRemoving] = useState<Statement | null>(null)
  const focusLater = useFocusLater()
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t`Imported statements`}
      footer={
        <Button variant="primary" onClick={onImport}>
          <Trans>Import statement</Trans>
        </Button>
      }
    >
      {!data &&
        (error ? (
          <ErrorPanel level={3} message={failureMessage(error, M.statementsFailed)} found={found} />
        ) : (
          <SkeletonGroup className="grid gap-3">
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-14 w-full" />
          </SkeletonGroup>
        ))}
      {data?.length === 0 && <EmptyState level={3} title={<Trans>No statement imported yet</Trans>} />}
      <ul className={styles.statements} id={LIST_ID} tabIndex={-1} aria-label={t`Imported statements`}>
        {data?.map((statement) => (
          <StatementRow key={statement._id} statement={statement} onRemove={() => setRemoving(statement)} />
        ))}
      </ul>
      {removing && (
        <RemoveStatement
          statement={removing}
          onRemoved={() => focusLater(LIST_ID)}
          onClose={() => setRemoving(null)}
        />
      )}
    </Dialog>
  )
}

function StatementRow({ statement, onRemove }: { statement: Statement; onRemove: () => void }) {
  const { t } = useLingui()
  const { fileName, network, from, to, paymentCount, importedAt, importedBy } = statement
  const [first, last, at] = [from, to, importedAt].map((moment) => shortMoment(moment))
  return (
    <li>
      <div>
        <b>{network}</b>
        <span className="num">
          <Trans>
            {first} to {last}
          </Trans>
          , <PaymentCount count={paymentCount} />
        </span>
        <small>
          {fileName && `${fileName}. `}
          <Trans>
            Imported by {importedBy}, {at}
          </Trans>
        </small>
      </div>
      <IconButton label={t`Remove the ${network} statement to ${last}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}

interface RemoveStatementProps {
  statement: Statement
  /** The button that was pressed is gone: the focus needs another place. */
  onRemoved: () => void
  onClose: () => void
}

function RemoveStatement({ statement, onRemoved, onClose }: RemoveStatementProps) {
  const queryClient = useQueryClient()
  const { network, to, fileName, _id: id } = statement
  const last = shortMoment(to)
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/payment-statements/{id}', { params: { id } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      await statementsChanged(queryClient)
      onRemoved()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      title={
        <Trans>
          Remove the {network} statement to {last}?
        </Trans>
      }
      verb={<Trans>Remove statement</Trans>}
      busy={remove.isPending}
      error={remove.error && failureMessage(remove.error, M.statementsFailed)}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {fileName && `${fileName}: `}
      <PaymentCount count={statement.paymentCount} />
      {'. '}
      <Trans>
        Requests are no longer compared with them, unless another statement has them too. What was decided
        stays decided.
      </Trans>
    </ConfirmDialog>
  )
}
