import type { NoteChoices } from '@academy/contract/notifications'
import * as M from '@academy/contract/notifications/choices-messages'
import { formatPhoneNumber, phoneNumber } from '@academy/contract/text'
import * as USER_MESSAGES from '@academy/contract/users/messages'
import { OTP_MINUTES } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Field } from '../../../ui/field.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { OtpInput } from '../../../ui/otp-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import styles from './choices.module.css'
import { useRemovePhone, useShowChoices } from './choices-api.ts'

export function PhoneForm({ onClose }: { onClose: () => void }) {
  const show = useShowChoices()
  const form = useForm(
    { number: '' },
    {
      check: ({ number }) => ({ number: phoneNumber(number) === null ? M.phoneInvalid : undefined }),
      send: async ({ number }) => {
        const { message, preferences } = await call('POST /api/notification-preferences/phone', {
          body: { number },
        })
        toast.success(message)
        show(preferences)
      },
    },
  )
  return (
    <form className={styles.phoneForm} {...form.form}>
      <Field label={<Trans>Phone number</Trans>} error={form.errors.number}>
        <TextInput type="tel" inputMode="tel" autoComplete="tel" autoFocus {...form.input('number')} />
      </Field>
      <FormEnd form={form} verb={<Trans>Send code</Trans>} onCancel={onClose} />
    </form>
  )
}

type PhoneCodeProps = { asked: NonNullable<NonNullable<NoteChoices['sms']>['asked']>; onDone: () => void }

export function PhoneCode({ asked, onDone }: PhoneCodeProps) {
  const show = useShowChoices()
  const giveUp = useRemovePhone()
  const form = useForm(
    { otp: '' },
    {
      check: ({ otp }) => ({ otp: /^[1-9]\d{5}$/.test(otp) ? undefined : USER_MESSAGES.codeInvalid }),
      send: async ({ otp }) => {
        const { message, preferences } = await call('POST /api/notification-preferences/phone/confirm', {
          body: { otp },
        })
        toast.success(message)
        onDone()
        show(preferences)
      },
    },
  )
  const number = formatPhoneNumber(asked.number)
  return (
    <form className={styles.phoneForm} {...form.form}>
      <p>
        <Trans>
          We sent a 6-digit code to <b>{number}</b>. It works for {OTP_MINUTES} minutes.
        </Trans>
      </p>
      <Field label={<Trans>Code of the text message</Trans>} error={form.errors.otp}>
        <OtpInput name="otp" required value={form.values.otp} onChange={(otp) => form.set('otp', otp)} />
      </Field>
      <FormEnd
        form={form}
        verb={<Trans>Confirm number</Trans>}
        isCancelling={giveUp.isPending}
        onCancel={() => giveUp.mutate({ only: 'asked' }, { onSuccess: onDone })}
      />
    </form>
  )
}
