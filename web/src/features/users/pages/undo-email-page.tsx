import * as EMAIL_MESSAGES from '@academy/contract/users/email-messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { academy } from '../../../lib/academy.ts'
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

const GONE: readonly string[] = [EMAIL_MESSAGES.undoInvalid, EMAIL_MESSAGES.undoTaken]

/** Where the letter to a former address leads whose account was given another one by somebody else. */
export function UndoEmailPage() {
  const { t } = useLingui()
  usePageTitle(t`Take your account back`)
  const token = useLinkToken()
  const { email: support } = academy()
  const go = useNavigate()
  const form = useForm(
    { password: '', repeated: '' },
    {
      check: newPasswordErrors,
      send: async ({ password }) => {
        const { message } = await call('POST /api/user/email/undo', { body: { token, password } })
        toast.success(message)
        go('/login', { replace: true })
      },
    },
  )
  return (
    <AuthPage
      title={<Trans>Take your account back</Trans>}
      lead={
        <Trans>
          Set a new password. The address of your letter is your account's again, and every device is signed
          out.
        </Trans>
      }
      other={
        <LinkText to="/login">
          <Trans>Back to Login</Trans>
        </LinkText>
      }
    >
      <form {...form.form}>
        <NewPasswordFields form={form} />
        <FormProblem form={form}>
          {form.problem && (
            <>
              {form.problem}
              {support && GONE.includes(form.problem) && (
                <>
                  {' '}
                  <a className="link" href={`mailto:${support}`}>
                    {support}
                  </a>
                </>
              )}
            </>
          )}
        </FormProblem>
        <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
          <Trans>Take it back</Trans>
        </Button>
      </form>
    </AuthPage>
  )
}
