import * as USER_MESSAGES from '@academy/contract/users/messages'
import { OTP_MINUTES } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { call } from '../../../lib/calls/call.ts'
import { clearStorage } from '../../../lib/device/storage.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { applyTheme } from '../../../lib/theme.ts'
import { toast } from '../../../lib/toast.ts'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { LinkText } from '../../../ui/link-text.tsx'
import { OtpInput } from '../../../ui/otp-input.tsx'
import { CaptchaCheck } from '../captcha/captcha-check.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { AuthPage } from '../components/auth-page.tsx'
import { ResendCode } from '../components/resend-code.tsx'
import { codeError } from '../form-rules.ts'
import { activationToken, forgetActivation, pendingRegistration } from '../pending-registration.ts'
import { leadToLearning, signIn } from '../session/index.ts'
import styles from './verify-page.module.css'

export function VerifyPage() {
  const isLive = useIsLive()
  const [token] = useState(activationToken)
  return isLive && !token ? <Navigate to="/register" replace /> : <CodeForm token={token ?? ''} />
}

function CodeForm({ token }: { token: string }) {
  const { t } = useLingui()
  usePageTitle(t`Check your email`)
  const go = useNavigate()
  const isLive = useIsLive()
  const [details] = useState(pendingRegistration)
  const [sentAtMs, setSentAtMs] = useState(() => details?.sentAtMs ?? 0)
  const captcha = useCaptcha(token !== '')
  const form = useForm(
    { otp: '' },
    {
      check: ({ otp }) => ({ otp: codeError(otp) }),
      send: async ({ otp }) => {
        const body = { otp: Number(otp), activationToken: token, captcha: await captcha.take() }
        const { message, token: session, user } = await call('POST /api/user/verify', { body })
        clearStorage()
        applyTheme()
        toast.success(message)
        // The guard leads on now.
        leadToLearning(user)
        signIn(session, user)
      },
      onRefused: ({ message }) => {
        if (message !== USER_MESSAGES.activationGone) return false
        forgetActivation()
        toast.error(message)
        go('/register', { replace: true })
        return true
      },
    },
  )
  return (
    <AuthPage
      title={<Trans>Check your email</Trans>}
      lead={
        <>
          <Trans>We sent a 6-digit code to this address. It works for {OTP_MINUTES} minutes.</Trans>
          <b className={styles.address}>{isLive && details?.email}</b>
        </>
      }
      other={
        <LinkText to="/login">
          <Trans>Back to Login</Trans>
        </LinkText>
      }
    >
      <form {...form.form}>
        <Field label={<Trans>Verification code</Trans>} error={form.errors.otp}>
          <OtpInput name="otp" required value={form.values.otp} onChange={(otp) => form.set('otp', otp)} />
        </Field>
        <ResendCode activationToken={token} sentAtMs={isLive ? sentAtMs : 0} onSent={setSentAtMs} />
        <p className={styles.change}>
          <Trans>
            Not your address? <LinkText to="/register">Change it</LinkText>
          </Trans>
        </p>
        <CaptchaCheck captcha={captcha} />
        <FormProblem form={form}>{form.problem}</FormProblem>
        <div className={styles.late}>
          {captcha.isPassed && (
            <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
              <Trans>Verify Account</Trans>
            </Button>
          )}
        </div>
      </form>
    </AuthPage>
  )
}
