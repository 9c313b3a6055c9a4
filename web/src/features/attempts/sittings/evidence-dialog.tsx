import * as M from '@academy/contract/attempts/messages'
import { REASON_MAX_LENGTH } from '@academy/contract/attempts/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, failureMessage } from '../../../lib/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { evidenceQuery, sittingsChanged } from './api.ts'
import styles from './evidence.module.css'
import { EvidenceRow } from './evidence-row.tsx'

interface EvidenceDialogProps {
  attemptId: string
  onClose: () => void
  onAccepted: () => unknown
}

/** Answers that do not count, and why. What a device recorded in time may be accepted, with a reason. */
export function EvidenceDialog({ attemptId, onClose, onAccepted }: EvidenceDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { data, error, refetch, isFetching } = useQuery(evidenceQuery(attemptId))
  const mayAccept = data?.evidence.some((one) => one.reason === 'late' && !one.isAccepted) ?? false
  const accepting = useMutation({
    mutationFn: () =>
      call('POST /api/instructor/attempts/{id}/accept-late', {
        params: { id: attemptId },
        body: { evidenceIds: [...chosen], reason: reason.trim() },
      }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      onClose()
      await Promise.all([sittingsChanged(queryClient), onAccepted()])
    },
  })
  const accept = () => {
    setIsTried(true)
    if (chosen.size > 0 && reason.trim() !== '') accepting.mutate()
  }
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const deadline = data?.sitting.deadline
  return (
    <Dialog
      open
      wide
      locked={accepting.isPending}
      onClose={onClose}
      title={t`Answers that do not count`}
      footer={
        mayAccept && (
          <>
            <Button onClick={onClose} disabled={accepting.isPending}>
              <Trans>Leave them out</Trans>
            </Button>
            <Button variant="primary" busy={accepting.isPending} onClick={accept}>
              <Trans>Accept chosen answers</Trans>
            </Button>
          </>
        )
      }
    >
      {!data && error && (
        <ErrorPanel
          level={3}
          message={failureMessage(error, M.attemptNotFound)}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </SkeletonGroup>
      )}
      {data?.evidence.length === 0 && (
        <p className="py-6 text-center muted">
          <Trans>Every answer of this attempt counts.</Trans>
        </p>
      )}
      {data && data.evidence.length > 0 && deadline && (
        <>
          <ul className={styles.evidence}>
            {data.evidence.map((one) => (
              <EvidenceRow
                key={one._id}
                evidence={one}
                deadline={deadline}
                isChosen={chosen.has(one._id)}
                onToggle={() => toggle(one._id)}
              />
            ))}
          </ul>
          {mayAccept && (
            <Field
              className="mt-4"
              label={<Trans>Reason</Trans>}
              hint={<Trans>It stays in the log of this quiz or exam.</Trans>}
              error={isTried && reason.trim() === '' && M.reasonRequired}
            >
              <TextArea
                rows={2}
                maxLength={REASON_MAX_LENGTH}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </Field>
          )}
          <div role="alert">
            {isTried && chosen.size === 0 && (
              <FieldError>
                <Trans>Choose at least one answer</Trans>
              </FieldError>
            )}
            {accepting.error && (
              <FieldError>{failureMessage(accepting.error, t`The answers could not be accepted`)}</FieldError>
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}
