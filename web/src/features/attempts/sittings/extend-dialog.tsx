import type { Sitting } from '@academy/contract/attempts'
import * as M from '@academy/contract/attempts/messages'
import { EXTRA_MAX_MINUTES } from '@academy/contract/attempts/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useDebounced } from '../../../ui/search-box.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notBegunQuery, sittingsChanged } from './api.ts'
import { ReasonField } from './reason-field.tsx'

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
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(student)
  const [typed, setTyped] = useState('')
  const search = useDebounced(setTyped, TYPING_MS)
  const { data, isFetching } = useQuery(notBegunQuery(assessmentId, typed))
  const found = data?.students ?? []
  const form = useForm(
    { minutes: '10', reason: '' },
    {
      check: ({ minutes, reason }) => ({
        minutes: isExtraTime(Number(minutes)) ? undefined : M.minutesInvalid,
        reason: reason.trim() ? undefined : M.reasonRequired,
      }),
      send: async ({ minutes, reason }) => {
        const { message } = await call('POST /api/instructor/assessments/{id}/extend', {
          params: { id: assessmentId },
          body: { studentId: chosen?._id ?? ALL, minutes: Number(minutes), reason: reason.trim() },
        })
        toast.success(message)
        onClose()
        await sittingsChanged(queryClient)
      },
    },
  )
  const isListed = !chosen || found.some(({ _id }) => _id === chosen._id)
  const people = isListed ? found : [chosen, ...found]
  return (
    <FormDialog title={t`Give more time`} form={form} verb={<Trans>Give time</Trans>} onClose={onClose}>
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
      <Field label={<Trans>Minutes</Trans>} error={form.errors.minutes}>
        <TextInput
          inputMode="numeric"
          unit={<Trans>min</Trans>}
          {...form.input('minutes')}
          required={false}
        />
      </Field>
      <ReasonField form={form} hint={<Trans>The student sees it, and it stays in the log.</Trans>} />
    </FormDialog>
  )
}

const isExtraTime = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= EXTRA_MAX_MINUTES
