import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../../lib/calls/call.ts'
import { rememberReturn } from '../../../lib/pages/return-to.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { CaptchaCheck } from '../captcha/captcha-check.tsx'
import { useAskedCaptcha } from '../captcha/use-asked-captcha.ts'
import { passwordError } from '../form-rules.ts'
import { signIn } from '../session/index.ts'

export type SignInAgainProps = {
  email: string
  /** What is safe meanwhile. */
  children: ReactNode
}

/** The session ended over work that must not be left: the password is asked for in place. */
export function SignInAgain({ email, children }: SignInAgainProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { captcha, isAsked, onRefused } = useAskedCaptcha()
  const form = useForm(
    { password: '' },
    {
      check: ({ password }) => ({ password: passwordError(password) }),
      send: async ({ password }) => {
        const body = { email, password, captcha: await captcha.take() }
        const { token, user } = await call('POST /api/user/login', { body })
        signIn(token, user)
      },
      onRefused,
    },
  )
  return (
    <Dialog open locked onClose={() => {}} title={<Trans>Please log in again</Trans>}>
      <form {...form.form} className="grid gap-4">
        <p className="secondary">{children}</p>
        {/* Password managers look for whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field label={<Trans>Password of {email}</Trans>} error={form.errors.password}>
          <PasswordInput autoComplete="current-password" data-autofocus="" {...form.input('password')} />
        </Field>
        {isAsked && <CaptchaCheck captcha={captcha} />}
        <FormProblem form={form}>{form.problem}</FormProblem>
        <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
          <Trans>Sign In</Trans>
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            rememberReturn(pathname)
            navigate('/login')
          }}
        >
          <Trans>Log in another way</Trans>
        </Button>
      </form>
    </Dialog>
  )
}
