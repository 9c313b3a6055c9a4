import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts/messages'
import { EXTRA_MAX_MINUTES, REASON_MAX_LETTERS } from '@academy/contract/attempts/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call, failureMessage } from '../../../lib/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { sittingsChanged } from './api.ts'

interface ExtendDialogProps {
  assessmentId: string
  students: readonly { _id: string; name: string; email: string }[]
  /** 'all', or a student to begin with. */
  studentId: string
  onClose: () => void
}

/** More time for one or for all; the open page learns of it with its next contact. */
export function ExtendDialog({ assessmentId, students, studentId, onClose }: ExtendDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const queryClient = useQueryClient()
  const [who, setWho] = useState(studentId)
  const [minutes, setMinutes] = useState('10')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const wanted = Number(minutes)
  const isTime = Number.isInteger(wanted) && wanted >= 1 && wanted <= EXTRA_MAX_MINUTES
  const hasReason = reason.trim() !== ''
  const giving = useMutation({
    mutationFn: () =>
      call('POST /api/instructor/assessments/{id}/extend', {
        params: { id: assessmentId },
        body: { studentId: who, minutes: wanted, reason: reason.trim() },
      }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      onClose()
      await sittingsChanged(queryClient)
    },
  })
  return (
    <Dialog
      open
      locked={giving.isPending}
      onClose={onClose}
      title={t`Give more time`}
      footer={
        <>
          <Button onClick={onClose} disabled={giving.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={giving.isPending}>
            <Trans>Give time</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (isTime && hasReason && !giving.isPending) giving.mutate()
        }}
      >
        <Field
          label={<Trans>For whom</Trans>}
          hint={<Trans>Those who have not begun get the time when they begin.</Trans>}
        >
          <Select
            value={who}
            options={[
              { value: 'all', label: t`All students` },
              ...students.map(({ _id, name, email }) => ({ value: _id, label: `${name} (${email})` })),
            ]}
            onChange={(event) => setWho(event.target.value)}
          />
        </Field>
        <Field label={<Trans>Minutes</Trans>} error={isTried && !isTime && M.minutesInvalid}>
          <TextInput
            inputMode="numeric"
            unit={<Trans>min</Trans>}
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        </Field>
        <Field
          label={<Trans>Reason</Trans>}
          hint={<Trans>The student sees it, and it stays in the log.</Trans>}
          error={isTried && !hasReason && M.reasonRequired}
        >
          <TextArea
            rows={2}
            maxLength={REASON_MAX_LETTERS}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {giving.error && (
          <div role="alert">
            <FieldError>{failureMessage(giving.error, t`The time could not be given`)}</FieldError>
          </div>
        )}
      </form>
    </Dialog>
  )
}
