import * as M from '@academy/contract/messages/messages'
import { REPORT_REASON_MAX_LENGTH } from '@academy/contract/messages/rules'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { reportsKey } from './api.ts'

/** What was done about it, for the audit log. */
export function CloseReportDialog({ reportId, onClose }: { reportId: string; onClose: () => void }) {
  const queries = useQueryClient()
  const form = useForm(
    { note: '' },
    {
      check: () => ({}),
      send: async ({ note }) => {
        await call('PUT /api/messages/reports/{reportId}/closed', {
          params: { reportId },
          body: { note: note.trim() || undefined },
        })
        toast.success(M.reportClosed)
        await queries.invalidateQueries({ queryKey: reportsKey })
        onClose()
      },
    },
  )
  return (
    <FormDialog
      title={<Trans>Close this report?</Trans>}
      form={form}
      verb={<Trans>Close report</Trans>}
      onClose={onClose}
    >
      <Field
        label={<Trans>What was done (optional)</Trans>}
        hint={<Trans>It stands in the audit log. Nobody outside the admins reads it.</Trans>}
        error={form.errors.note}
      >
        <TextArea
          value={form.values.note}
          maxLength={REPORT_REASON_MAX_LENGTH}
          onChange={(event) => form.set('note', event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
