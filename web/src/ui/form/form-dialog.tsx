import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '../button.tsx'
import { Dialog, type DialogProps } from '../dialog.tsx'
import { FormProblem } from './form-problem.tsx'
import type { Sending } from './still-sending.tsx'

type FormDialogProps = Pick<DialogProps, 'title' | 'role' | 'wide' | 'onClose'> & {
  form: Sending & { form: ComponentProps<'form'>; problem: string | undefined }
  /** The main button. Without one there is nothing to send, and nothing to cancel. */
  verb: ReactNode
  /** The verb takes something away for good. */
  isDanger?: boolean
  /** Nothing is chosen yet that could be sent. */
  isIdle?: boolean
  /** In place of "Cancel". */
  cancel?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog: its fields, what concerns none of them, and under the line Cancel and its verb. */
export function FormDialog({ form, verb, isDanger, isIdle, cancel, children, ...dialog }: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      open
      locked={form.isBusy}
      footer={
        verb && (
          <>
            <Button onClick={dialog.onClose} disabled={form.isBusy}>
              {cancel ?? <Trans>Cancel</Trans>}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={isDanger ? 'danger' : 'primary'}
              solid={isDanger}
              busy={form.isBusy}
              disabled={isIdle}
            >
              {verb}
            </Button>
          </>
        )
      }
    >
      <form id={formId} {...form.form} className="grid gap-4">
        {children}
        <FormProblem form={form}>{form.problem}</FormProblem>
      </form>
    </Dialog>
  )
}
