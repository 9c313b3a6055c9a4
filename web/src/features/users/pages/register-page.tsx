import { PASSWORD_MIN_LETTERS } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { LinkText } from '../../../ui/link-text.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { CaptchaCheck } from '../captcha/captcha-check.tsx'
import { useAskedCaptcha } from '../captcha/use-asked-captcha.ts'
import { AuthPage } from '../components/auth-page.tsx'
import { OAuthButtons } from '../components/oauth-buttons.tsx'
import { emailError, nameError, newPasswordError } from '../form-rules.ts'
import { keepRegistration, pendingRegistration } from '../pending-registration.ts'

export function RegisterPage() {
  const { t } = useLingui()
  usePageTitle(t`Register`)
  const go = useNavigate()
  const { captcha, isAsked, onRefused } = useAskedCaptcha()
  const form = useForm(
    () => {
      // Whoever comes back from the code screen, to correct the address for instance, finds what they typed.
      const { name = '', email = '' } = pendingRegistration() ?? {}
      return { name, email, password: '' }
    },
    {
      check: ({ name, email, password }) => ({
        name: nameError(name),
        email: emailError(email),
        password: newPasswordError(password),
      }),
      send: async (values) => {
        const body = { ...values, captcha: await captcha.take() }
        const { message, activationToken } = await call('POST /api/user/register', { body })
        keepRegistration(activationToken, { name: body.name, email: body.email.trim(), sentAtMs: Date.now() })
        toast.success(message)
        go('/verify')
      },
      onRefused,
    },
  )

  return (
    <AuthPage
      title={<Trans>Create your account</Trans>}
      lead={<Trans>Free courses open at once. No card needed.</Trans>}
      other={
        <Trans>
          Have an account? <LinkText to="/login">Sign in</LinkText>
        </Trans>
      }
    >
      <OAuthButtons />
      <form {...form.form}>
        <Field label={<Trans>Full Name</Trans>} error={form.errors.name}>
          <TextInput autoComplete="name" maxLength={100} {...form.input('name')} />
        </Field>
        <Field
          label={<Trans>Email Address</Trans>}
          error={form.errors.email}
          hint={<Trans>We send a 6-digit code to this address.</Trans>}
        >
          <TextInput type="email" autoComplete="email" autoCapitalize="none" {...form.input('email')} />
        </Field>
        <Field
          label={<Trans>Password</Trans>}
          error={form.errors.password}
          hint={
            <Trans>At least {PASSWORD_MIN_LETTERS} characters. A short sentence is easy to remember.</Trans>
          }
        >
          <PasswordInput autoComplete="new-password" {...form.input('password')} />
        </Field>
        {isAsked && <CaptchaCheck captcha={captcha} />}
        <FormProblem form={form}>{form.problem}</FormProblem>
        <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
          <Trans>Create Account</Trans>
        </Button>
      </form>
    </AuthPage>
  )
}
