import { Trans, useLingui } from '@lingui/react/macro'
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
import { emailError, passwordError } from '../form-rules.ts'
import { leadToLearning, signIn } from '../session/index.ts'

/** The guard leads on once somebody is signed in: to where they wanted to go, else to their courses, else home. */
export function LoginPage() {
  const { t } = useLingui()
  usePageTitle(t`Login`)
  const { captcha, isAsked, onRefused } = useAskedCaptcha()
  const form = useForm(
    { email: '', password: '' },
    {
      check: ({ email, password }) => ({ email: emailError(email), password: passwordError(password) }),
      send: async ({ email, password }) => {
        const body = { email, password, captcha: await captcha.take() }
        const { message, token, user } = await call('POST /api/user/login', { body })
        toast.success(message)
        leadToLearning(user)
        signIn(token, user)
      },
      onRefused,
    },
  )

  return (
    <AuthPage
      title={<Trans>Welcome back</Trans>}
      lead={<Trans>Sign in to find your place again.</Trans>}
      other={
        <Trans>
          New here? <LinkText to="/register">Create an account</LinkText>
        </Trans>
      }
    >
      <OAuthButtons />
      <form {...form.form}>
        <Field label={<Trans>Email</Trans>} error={form.errors.email}>
          <TextInput type="email" autoComplete="email" autoCapitalize="none" {...form.input('email')} />
        </Field>
        <Field
          label={<Trans>Password</Trans>}
          error={form.errors.password}
          action={
            <LinkText to="/forgot">
              <Trans>Forgot password?</Trans>
            </LinkText>
          }
        >
          <PasswordInput autoComplete="current-password" {...form.input('password')} />
        </Field>
        {isAsked && <CaptchaCheck captcha={captcha} />}
        <FormProblem form={form}>{form.problem}</FormProblem>
        <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
          <Trans>Sign In</Trans>
        </Button>
      </form>
    </AuthPage>
  )
}
