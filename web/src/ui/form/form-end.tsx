import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { FormProblem } from './form-problem.tsx'
import type { Sending } from './still-sending.tsx'

interface FormEndProps {
  form: Sending & { problem: string | undefined }
  /** The main button. */
  verb: ReactNode
  onCancel: () => void
  /** Giving it up takes a call of its own. */
  isCancelling?: boolean
  size?: 'sm'
}

/** How a form that opened on a page ends: what concerns none of its fields, Cancel, and its verb. */
export function FormEnd({ form, verb, onCancel, isCancelling, size }: FormEndProps) {
  return (
    <>
      <FormProblem form={form}>{form.problem}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button size={size} onClick={onCancel} busy={isCancelling} disabled={form.isBusy}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size={size} type="submit" variant="primary" busy={form.isBusy}>
          {verb}
        </Button>
      </div>
    </>
  )
}
