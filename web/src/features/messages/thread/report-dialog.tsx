import * as M from '@academy/contract/messages/messages'
import { REPORT_CONTEXT_ROWS, REPORT_REASON_MAX_LENGTH } from '@academy/contract/messages/rules'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { call } from '../../../lib/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import styles from './thread.module.css'

interface ReportDialogProps {
  messageId: string
  text: string
  onClose: () => void
}

/** Shows admins this message and a few around it, and nothing else of the conversation. */
export function ReportDialog({ messageId, text, onClose }: ReportDialogProps) {
  const formId = useId()
  const form = useForm(
    { reason: '' },
    {
      check: ({ reason }) => (reason.trim() === '' ? { reason: M.reasonRequired } : {}),
      send: async ({ reason }) => {
        const { message } = await call('POST /api/messages/report/{messageId}', {
          params: { messageId },
          body: { reason: reason.trim() },
        })
        toast.success(message)
        onClose()
      },
    },
  )
  return (
    <Dialog
      open
      title={<Trans>Report this message</Trans>}
      locked={form.isBusy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={form.isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={form.isBusy}>
            <Trans>Report</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} {...form.form} className="grid gap-4">
        <blockquote className={styles.quoted} dir="auto">
          {text}
        </blockquote>
        <Field
          label={<Trans>What is wrong with it?</Trans>}
          hint={
            <Trans>
              Admins see your reason, this message, and the {REPORT_CONTEXT_ROWS} before and after it. Who
              wrote it is not told that you have reported it.
            </Trans>
          }
          error={form.errors.reason}
        >
          <TextArea
            value={form.values.reason}
            onChange={(event) => form.set('reason', event.target.value)}
            maxLength={REPORT_REASON_MAX_LENGTH}
            required
          />
        </Field>
        <FormProblem>{form.problem}</FormProblem>
      </form>
    </Dialog>
  )
}
