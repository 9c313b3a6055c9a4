import { NAME_MAX_LENGTH } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/calls/call.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { studentOf } from './request-progress.tsx'
import { useRequestForm } from './use-request-form.ts'
import type { RequestDialogProps } from './withdraw-dialog.tsx'

export function ReissueDialog({ request, onClose }: RequestDialogProps) {
  const student = studentOf(request)
  const printed = request.certificate?.holderName ?? ''
  const id = request.certificate?._id ?? ''
  const number = request.certificate?.certificateNumber ?? ''
  const isRevoked = Boolean(request.certificate?.revokedAt)
  const form = useRequestForm(
    { reason: '', holderName: printed },
    {
      send: ({ reason, holderName }) =>
        call('POST /api/certification/certificates/{id}/reissue', {
          params: { id },
          body: { reason, holderName },
        }),
      onDone: onClose,
    },
  )
  return (
    <ReasonDialog
      title={<Trans>Reissue the certificate of {student}?</Trans>}
      verb={<Trans>Reissue certificate</Trans>}
      hint={
        isRevoked ? (
          <Trans>It is kept in the academy's log; the old number goes on showing why it was revoked.</Trans>
        ) : (
          <Trans>The public page of the old number shows this.</Trans>
        )
      }
      form={form}
      onClose={onClose}
      fields={
        <Field
          label={<Trans>Name on the certificate</Trans>}
          hint={<Trans>As it stands on the old one. Correct it here if it is wrong.</Trans>}
          error={form.errors.holderName}
        >
          <TextInput
            {...form.input('holderName')}
            maxLength={NAME_MAX_LENGTH}
            autoComplete="off"
            data-autofocus=""
          />
        </Field>
      }
    >
      <Trans>
        Certificate #{number} is revoked. A new one with a new number takes its place and {student} is told;
        links and prints of the old one show that it was replaced.
      </Trans>
    </ReasonDialog>
  )
}
