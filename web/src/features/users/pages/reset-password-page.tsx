import * as USER_MESSAGES from '@academy/contract/users/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { LinkText } from '../../../ui/link-text.tsx'
import { AuthPage } from '../components/auth-page.tsx'
import { NewPasswordFields, newPasswordErrors } from '../components/new-password-fields.tsx'
import { useLinkToken } from './link-token.ts'

export function ResetPasswordPage() {
  const { t } = useLingui()
  usePageTitle(t`Set a new password`)
  const token = useLinkToken()
  const go = useNavigate()
  const form = useForm(
    { password: '', repeated: '' },
    {
      check: newPasswordErrors,
      send: async ({ password }) => {
        const { message } = await call('POST /api/user/reset', { body: { token, password } })
        toast.success(message)
        go('/login', { replace: true })
      },
    },
  )

  return (
    <AuthPage
      title={<Trans>Set a new password</Trans>}
      lead={<Trans>It signs you out on every device.</Trans>}
      other={
        <LinkText to="/login">
          <Trans>Back to Login</Trans>
        </LinkText>
      }
    >
      <form {...form.form}>
        <NewPasswordFields form={form} />
        <FormProblem form={form}>
          {form.problem === USER_MESSAGES.resetInvalid ? (
            <>
              {form.problem}{' '}
              <LinkText to="/forgot">
                <Trans>Ask for a new link</Trans>
              </LinkText>
            </>
          ) : (
            form.problem
          )}
        </FormProblem>
        <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
          <Trans>Set new password</Trans>
        </Button>
      </form>
    </AuthPage>
  )
}
