import * as M from '@academy/contract/attempts/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { evidenceQuery, sittingsChanged } from './api.ts'
import styles from './evidence.module.css'
import { EvidenceRow } from './evidence-row.tsx'
import { ReasonField } from './reason-field.tsx'

interface Acceptance {
  chosen: readonly string[]
  reason: string
}

interface EvidenceDialogProps {
  attemptId: string
  onClose: () => void
  onAccepted: () => unknown
}

/** Answers that do not count, and why. What a device recorded in time may be accepted, with a reason. */
export function EvidenceDialog({ attemptId, onClose, onAccepted }: EvidenceDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const found = useQuery(evidenceQuery(attemptId))
  const { data, error } = found
  const mayAccept = data?.evidence.some((one) => one.reason === 'late' && !one.isAccepted) ?? false
  const form = useForm<Acceptance>(
    { chosen: [], reason: '' },
    {
      check: ({ chosen, reason }) => ({
        chosen: chosen.length > 0 ? undefined : t`Choose at least one answer`,
        reason: reason.trim() ? undefined : M.reasonRequired,
      }),
      send: async ({ chosen, reason }) => {
        const { message } = await call('POST /api/instructor/attempts/{id}/accept-late', {
          params: { id: attemptId },
          body: { evidenceIds: [...chosen], reason: reason.trim() },
        })
        toast.success(message)
        onClose()
        await Promise.all([sittingsChanged(queryClient), onAccepted()])
      },
    },
  )
  const { chosen } = form.values
  const toggle = (id: string) =>
    form.set('chosen', chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const deadline = data?.sitting.deadline
  return (
    <FormDialog
      wide
      title={t`Answers that do not count`}
      form={form}
      verb={mayAccept && <Trans>Accept chosen answers</Trans>}
      cancel={<Trans>Leave them out</Trans>}
      onClose={onClose}
    >
      {!data && error && (
        <ErrorPanel level={3} message={failureMessage(error, M.attemptNotFound)} found={found} />
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
                isChosen={chosen.includes(one._id)}
                onToggle={() => toggle(one._id)}
              />
            ))}
          </ul>
          {mayAccept && <ReasonField form={form} />}
          <FormProblem>{form.errors.chosen}</FormProblem>
        </>
      )}
    </FormDialog>
  )
}
