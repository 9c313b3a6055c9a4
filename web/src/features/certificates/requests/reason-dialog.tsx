import { REASON_MAX_LENGTH } from '@academy/contract/certificates/rules'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

interface ReasonDialogProps {
  title: ReactNode
  verb: ReactNode
  form: ComponentProps<typeof FormDialog>['form'] & {
    values: { reason: string }
    errors: { reason?: string }
    set: (name: 'reason', value: string) => void
  }
  /** What is lost, and who is told. */
  children: ReactNode
  /** Who reads the reason. */
  hint: ReactNode
  /** More to fill in, above the reason. */
  fields?: ReactNode
  onClose: () => void
}

/** Asks before a loss, and never without a reason. */
export function ReasonDialog({ form, children, hint, fields, ...dialog }: ReasonDialogProps) {
  return (
    <FormDialog role="alertdialog" isDanger form={form} {...dialog}>
      <div className="secondary">{children}</div>
      {fields}
      <Field label={<Trans>Reason</Trans>} hint={hint} error={form.errors.reason}>
        <TextArea
          rows={3}
          maxLength={REASON_MAX_LENGTH}
          value={form.values.reason}
          data-autofocus={fields ? undefined : ''}
          onChange={(event) => form.set('reason', event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
