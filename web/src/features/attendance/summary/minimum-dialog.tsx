import * as M from '@academy/contract/attendance/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { attendanceChanged } from '../api.ts'

interface MinimumProps {
  courseId: string
  minimumPercent: number | null
}

/** The attendance that a course asks for; a request for a certificate warns of who has less. */
export function MinimumDialog(props: MinimumProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { minimumPercent } = props
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {minimumPercent === null ? <Trans>Set a minimum</Trans> : <Trans>Minimum {minimumPercent}%</Trans>}
      </Button>
      {isOpen && <MinimumForm {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const WHOLE_PERCENT = /^([1-9]\d?|100)$/

function MinimumForm({ courseId, minimumPercent, onClose }: MinimumProps & { onClose: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm(
    { minimumPercent: minimumPercent === null ? '' : String(minimumPercent) },
    {
      check: ({ minimumPercent: typed }) =>
        typed === '' || WHOLE_PERCENT.test(typed) ? {} : { minimumPercent: M.minimumInvalid },
      send: async ({ minimumPercent: typed }) => {
        const { message } = await call('PUT /api/instructor/attendance/{courseId}/minimum', {
          params: { courseId },
          body: { minimumPercent: typed === '' ? null : Number(typed) },
        })
        toast.success(message)
        await attendanceChanged(queries, courseId)
        onClose()
      },
    },
  )
  return (
    <FormDialog title={t`Minimum attendance`} form={form} verb={<Trans>Save</Trans>} onClose={onClose}>
      <Field
        label={<Trans>Present on at least</Trans>}
        hint={
          <Trans>
            Of the days on which a student was marked. A request for a certificate warns of who has less; it
            is never stopped. Leave it empty for no minimum.
          </Trans>
        }
        error={form.errors.minimumPercent}
      >
        <TextInput {...form.input('minimumPercent')} required={false} inputMode="numeric" unit="%" />
      </Field>
    </FormDialog>
  )
}
