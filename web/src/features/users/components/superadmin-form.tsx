import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { emailError, nameError } from '../form-rules.ts'
import { signIn } from '../session/index.ts'
import { AuthPage } from './auth-page.tsx'
import { NewPasswordFields, newPasswordErrors } from './new-password-fields.tsx'

/** The link that the first start prints makes the first superadmin, once. */
export function SuperadminForm({ setupToken }: { setupToken: string }) {
  const { t } = useLingui()
  usePageTitle(t`Set up the academy`)
  const navigate = useNavigate()
  const form = useForm(
    { name: '', email: '', password: '', repeated: '' },
    {
      check: (values) => ({
        name: nameError(values.name),
        email: emailError(values.email),
        ...newPasswordErrors(values),
      }),
      send: async ({ name, email, password }) => {
        const body = { setupToken, name, email, password }
        const { message, token, user } = await call('POST /api/user/setup', { body })
        toast.success(message)
        signIn(token, user)
        navigate('/', { replace: true })
      },
    },
  )

  return (
    <AuthPage
      title={<Trans>Set up the academy</Trans>}
      lead={<Trans>You become its first superadmin. The link works once.</Trans>}
    >
      <form {...form.form}>
        <Field label={<Trans>Full Name</Trans>} error={form.errors.name}>
          <TextInput autoComplete="name" maxLength={100} {...form.input('name')} />
        </Field>
        <Field label={<Trans>Email Address</Trans>} error={form.errors.email}>
          <TextInput type="email" autoComplete="email" autoCapitalize="none" {...form.input('email')} />
        </Field>
        <NewPasswordFields form={form} />
        <FormProblem form={form}>{form.problem}</FormProblem>
        <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
          <Trans>Create superadmin</Trans>
        </Button>
      </form>
    </AuthPage>
  )
}
