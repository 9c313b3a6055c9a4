import { REASON_MAX_LENGTH } from '@academy/contract/attempts/rules'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

interface ReasonFieldProps {
  form: {
    values: { reason: string }
    errors: { reason?: string | undefined }
    set: (name: 'reason', reason: string) => void
  }
  /** Who reads it; the log keeps it in any case. */
  hint?: ReactNode
}

/** Why a person changes what the rules decided. */
export function ReasonField({ form, hint }: ReasonFieldProps) {
  return (
    <Field
      label={<Trans>Reason</Trans>}
      hint={hint ?? <Trans>It stays in the log of this quiz or exam.</Trans>}
      error={form.errors.reason}
    >
      <TextArea
        rows={2}
        maxLength={REASON_MAX_LENGTH}
        value={form.values.reason}
        onChange={(event) => form.set('reason', event.target.value)}
      />
    </Field>
  )
}
