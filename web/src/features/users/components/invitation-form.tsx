import * as M from '@academy/contract/invitations/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { type CallReply, call } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { nameError } from '../form-rules.ts'
import { refreshUser, signIn } from '../session/index.ts'
import { AuthPage } from './auth-page.tsx'
import { NewPasswordFields, newPasswordErrors } from './new-password-fields.tsx'

type Offer = NonNullable<CallReply<'POST /api/invitations/open'>['invitation']>

/** Somebody was invited: a name and a password make the account; who has one already only takes the courses. */
export function InvitationForm({ setupToken, offer }: { setupToken: string; offer: Offer }) {
  const { t } = useLingui()
  usePageTitle(t`Set up your account`)
  const navigate = useNavigate()
  const { email, hasAccount, courses, invitedBy } = offer
  const form = useForm(
    { name: offer.name, password: '', repeated: '' },
    {
      check: (values) => (hasAccount ? {} : { name: nameError(values.name), ...newPasswordErrors(values) }),
      send: async ({ name, password }) => {
        const body = hasAccount ? { setupToken } : { setupToken, name, password }
        const { message, token, user } = await call('POST /api/invitations/accept', { body })
        toast.success(message || M.accepted)
        if (token && user) signIn(token, user)
        else await refreshUser()
        navigate(token ? '/' : '/login', { replace: true })
      },
    },
  )
  const named = courses.join(', ')
  return (
    <AuthPage
      title={<Trans>Set up your account</Trans>}
      lead={
        <>
          <Trans>{invitedBy} invites you.</Trans> {named && <Trans>Your courses: {named}.</Trans>}
        </>
      }
    >
      <form {...form.form}>
        <Field label={<Trans>Email Address</Trans>}>
          <TextInput type="email" autoComplete="username" value={email} readOnly />
        </Field>
        {hasAccount ? (
          <p>
            <Trans>You have an account with this address. Add the courses to it, then log in as ever.</Trans>
          </p>
        ) : (
          <>
            <Field label={<Trans>Full Name</Trans>} error={form.errors.name}>
              <TextInput autoComplete="name" maxLength={100} {...form.input('name')} />
            </Field>
            <NewPasswordFields form={form} />
          </>
        )}
        <FormProblem form={form}>{form.problem}</FormProblem>
        <Button type="submit" variant="primary" size="lg" busy={form.isBusy}>
          {hasAccount ? <Trans>Add to my account</Trans> : <Trans>Create my account</Trans>}
        </Button>
      </form>
    </AuthPage>
  )
}
