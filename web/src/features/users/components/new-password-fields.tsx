import { PASSWORD_MIN_LETTERS } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { liveRepeatError, newPasswordError, repeatError } from '../form-rules.ts'

interface Values {
  password: string
  repeated: string
}

/** For the `check` of a form that holds these two fields. */
export function newPasswordErrors({ password, repeated }: Values) {
  return { password: newPasswordError(password), repeated: repeatError(password, repeated) }
}

/** A new password, twice; a difference shows while it is typed. */
export function NewPasswordFields({ form }: { form: Pick<Form<Values>, 'values' | 'errors' | 'input'> }) {
  const { password, repeated } = form.values
  const { errors } = form
  return (
    <>
      <Field
        label={<Trans>New password</Trans>}
        error={errors.password}
        hint={
          <Trans>At least {PASSWORD_MIN_LETTERS} characters. A short sentence is easy to remember.</Trans>
        }
      >
        <PasswordInput autoComplete="new-password" {...form.input('password')} />
      </Field>
      <Field
        label={<Trans>Confirm password</Trans>}
        error={liveRepeatError(password, repeated) ?? errors.repeated}
      >
        <PasswordInput autoComplete="new-password" {...form.input('repeated')} />
      </Field>
    </>
  )
}
