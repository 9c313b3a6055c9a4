import type { EmailState } from '@academy/contract/users'
import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Field } from '../../../ui/field.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import styles from '../components/account-group.module.css'
import { emailError, passwordError } from '../form-rules.ts'
import { useShowEmail } from './email-api.ts'
import { ProviderAgain } from './provider-again.tsx'

type EmailFormProps = { state: EmailState; onClose: () => void }

/** The new address, and what shows that it is its owner who asks. */
export function EmailForm({ state: { email: current, proof }, onClose }: EmailFormProps) {
  const show = useShowEmail()
  const hasPassword = proof === 'password'
  const form = useForm(
    { email: '', currentPassword: '' },
    {
      check: ({ email, currentPassword }) => ({
        email: emailError(email),
        currentPassword: hasPassword ? passwordError(currentPassword) : undefined,
      }),
      send: async ({ email, currentPassword }) => {
        const body = { email, ...(hasPassword && { currentPassword }) }
        const { message, state } = await call('POST /api/user/me/email', { body })
        toast.success(message)
        show(state)
      },
    },
  )
  if (proof === 'sign-in') return <ProviderAgain onClose={onClose} />
  return (
    <form className={styles.form} {...form.form}>
      <Field label={<Trans>New email address</Trans>} error={form.errors.email}>
        <TextInput type="email" autoComplete="email" inputMode="email" autoFocus {...form.input('email')} />
      </Field>
      {hasPassword && (
        <>
          {/* Password managers look for whose password it is. */}
          <input type="email" autoComplete="username" value={current} readOnly hidden />
          <Field label={<Trans>Current password</Trans>} error={form.errors.currentPassword}>
            <PasswordInput autoComplete="current-password" {...form.input('currentPassword')} />
          </Field>
        </>
      )}
      <FormEnd form={form} verb={<Trans>Send code</Trans>} onCancel={onClose} />
    </form>
  )
}
