import * as M from '@academy/contract/messages/messages'
import { REPORT_CONTEXT_ROWS, REPORT_REASON_MAX_LENGTH } from '@academy/contract/messages/rules'
import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
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
    <FormDialog
      title={<Trans>Report this message</Trans>}
      form={form}
      verb={<Trans>Report</Trans>}
      onClose={onClose}
    >
      <blockquote className={styles.quoted} dir="auto">
        {text}
      </blockquote>
      <Field
        label={<Trans>What is wrong with it?</Trans>}
        hint={
          <Trans>
            Admins see your reason, this message, and the {REPORT_CONTEXT_ROWS} before and after it. Who wrote
            it is not told that you have reported it.
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
    </FormDialog>
  )
}
