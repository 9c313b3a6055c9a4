import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { FormProblem } from './form-problem.tsx'

interface FormDialogProps {
  title: ReactNode
  form: { form: ComponentProps<'form'>; problem: string | undefined; isBusy: boolean }
  /** The main button. */
  verb: ReactNode
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog: its fields, what concerns none of them, and under the line Cancel and its verb. */
export function FormDialog({ title, form, verb, onClose, children }: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      open
      title={title}
      locked={form.isBusy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={form.isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={form.isBusy}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.form} className="grid gap-4">
        {children}
        <FormProblem>{form.problem}</FormProblem>
      </form>
    </Dialog>
  )
}
