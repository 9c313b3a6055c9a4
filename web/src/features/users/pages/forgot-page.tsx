import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { LinkText } from '../../../ui/link-text.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { CaptchaCheck } from '../captcha/captcha-check.tsx'
import { useAskedCaptcha } from '../captcha/use-asked-captcha.ts'
import { AuthPage } from '../components/auth-page.tsx'
import { emailError } from '../form-rules.ts'
import styles from './forgot-page.module.css'

export function ForgotPage() {
  const { t } = useLingui()
  usePageTitle(t`Forgot password`)
  const [sent, setSent] = useState<string>()
  const confirmation = useRef<HTMLParagraphElement>(null)
  const { captcha, isAsked, onRefused } = useAskedCaptcha()
  const form = useForm(
    { email: '' },
    {
      check: ({ email }) => ({ email: emailError(email) }),
      send: async ({ email }) => {
        const body = { email, captcha: await captcha.take() }
        setSent((await call('POST /api/user/forgot', { body })).message)
      },
      onRefused,
    },
  )
  useEffect(() => {
    if (sent) confirmation.current?.focus()
  }, [sent])

  return (
    <AuthPage
      title={<Trans>Forgot password?</Trans>}
      lead={<Trans>Tell us your email and we send you a link to set a new one.</Trans>}
      other={
        <LinkText to="/login">
          <Trans>Back to Login</Trans>
        </LinkText>
      }
    >
      {sent ? (
        <>
          <p ref={confirmation} tabIndex={-1} role="status" className={styles.done}>
            {sent}
          </p>
          <Button onClick={() => setSent(undefined)}>
            <Trans>Use another email</Trans>
          </Button>
        </>
      ) : (
        <form {...form.form}>
          <Field label={<Trans>Email</Trans>} error={form.errors.email}>
            <TextInput type="email" autoComplete="email" autoCapitalize="none" {...form.input('email')} />
          </Field>
          {isAsked && <CaptchaCheck captcha={captcha} />}
          <FormProblem form={form}>{form.problem}</FormProblem>
          <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
            <Trans>Send link</Trans>
          </Button>
        </form>
      )}
    </AuthPage>
  )
}
