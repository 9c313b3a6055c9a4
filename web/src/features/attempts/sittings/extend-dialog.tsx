import type { Sitting } from '@academy/contract/attempts'
import * as M from '@academy/contract/attempts/messages'
import { EXTRA_MAX_MINUTES, REASON_MAX_LETTERS } from '@academy/contract/attempts/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call, failureMessage } from '../../../lib/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { useDebounced } from '../../../ui/search-box.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notBegunQuery, sittingsChanged } from './api.ts'

const ALL = 'all'
const TYPING_MS = 250

interface ExtendDialogProps {
  assessmentId: string
  /** To begin with; null is everybody. */
  student: Sitting['student']
  onClose: () => void
}

/** More time for one or for all; the open page learns of it with its next contact. */
export function ExtendDialog({ assessmentId, student, onClose }: ExtendDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(student)
  const [typed, setTyped] = useState('')
  const search = useDebounced(setTyped, TYPING_MS)
  const { data, isFetching } = useQuery(notBegunQuery(assessmentId, typed))
  const found = data?.students ?? []
  const [minutes, setMinutes] = useState('10')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isListed = !chosen || found.some(({ _id }) => _id === chosen._id)
  const people = isListed ? found : [chosen, ...found]
  const wanted = Number(minutes)
  const isTime = Number.isInteger(wanted) && wanted >= 1 && wanted <= EXTRA_MAX_MINUTES
  const hasReason = reason.trim() !== ''
  const giving = useMutation({
    mutationFn: () =>
      call('POST /api/instructor/assessments/{id}/extend', {
        params: { id: assessmentId },
        body: { studentId: chosen?._id ?? ALL, minutes: wanted, reason: reason.trim() },
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
          hint={
            data?.hasMoreStudents ? (
              <Trans>
                Type a name to find more students. Those who have not begun get the time when they begin.
              </Trans>
            ) : (
              <Trans>Those who have not begun get the time when they begin.</Trans>
            )
          }
        >
          <Combobox
            value={chosen?._id ?? ALL}
            options={[
              { value: ALL, label: t`All students` },
              ...people.map(({ _id, name, email }) => ({ value: _id, label: name, detail: email })),
            ]}
            onChange={(id) => setChosen(people.find(({ _id }) => _id === id) ?? null)}
            onQuery={search.later}
            loading={isFetching}
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
