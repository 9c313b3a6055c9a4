import type { EmailState } from '@academy/contract/users'
import * as EMAIL_MESSAGES from '@academy/contract/users/email-messages'
import { OTP_MINUTES } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { OtpInput } from '../../../ui/otp-input.tsx'
import styles from '../components/account-group.module.css'
import { codeError } from '../form-rules.ts'
import { emailQuery, useShowEmail } from './email-api.ts'

type EmailCodeProps = { change: NonNullable<EmailState['change']>; onDone: () => void }

/** A code waits in the new mailbox. The server remembers the change: a page that was left for the mail shows this again. */
export function EmailCode({ change, onDone }: EmailCodeProps) {
  const show = useShowEmail()
  const queries = useQueryClient()
  const form = useForm(
    { otp: '' },
    {
      check: ({ otp }) => ({ otp: codeError(otp) }),
      send: async ({ otp }) => {
        const { message, state } = await call('POST /api/user/me/email/confirm', { body: { otp } })
        toast.success(message)
        onDone()
        show(state)
      },
      onRefused: ({ message }) => {
        if (message !== EMAIL_MESSAGES.changeGone) return false
        toast.error(message)
        void queries.invalidateQueries({ queryKey: emailQuery.queryKey })
        return true
      },
    },
  )
  // Whoever asks too soon hears so from the server.
  const again = useMutation({
    mutationFn: () => call('POST /api/user/me/email/resend'),
    onSuccess: ({ message, state }) => {
      toast.success(message)
      show(state)
    },
    onError: (failure) => toast.error(failureMessage(failure, '')),
  })
  const giveUp = useMutation({
    mutationFn: () => call('DELETE /api/user/me/email'),
    onSuccess: ({ message, state }) => {
      toast.success(message)
      onDone()
      show(state)
    },
    onError: (failure) => toast.error(failureMessage(failure, '')),
  })
  return (
    <form className={styles.form} {...form.form}>
      <p>
        <Trans>
          We sent a 6-digit code to <b>{change.email}</b>. It works for {OTP_MINUTES} minutes.
        </Trans>
      </p>
      <Field label={<Trans>Verification code</Trans>} error={form.errors.otp}>
        <OtpInput name="otp" required value={form.values.otp} onChange={(otp) => form.set('otp', otp)} />
      </Field>
      <FormProblem form={form}>{form.problem}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button busy={giveUp.isPending} disabled={form.isBusy} onClick={() => giveUp.mutate()}>
          <Trans>Cancel</Trans>
        </Button>
        <Button busy={again.isPending} disabled={form.isBusy} onClick={() => again.mutate()}>
          <Trans>Send a new code</Trans>
        </Button>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          <Trans>Change email address</Trans>
        </Button>
      </div>
    </form>
  )
}
