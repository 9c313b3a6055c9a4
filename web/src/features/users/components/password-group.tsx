import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure, call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { devicesQuery } from '../api.ts'
import { CaptchaCheck } from '../captcha/captcha-check.tsx'
import { useAskedCaptcha } from '../captcha/use-asked-captcha.ts'
import { passwordError } from '../form-rules.ts'
import { useSignedIn } from '../session/index.ts'
import styles from './account-group.module.css'
import { AccountGroup } from './account-group.tsx'
import { NewPasswordFields, newPasswordErrors } from './new-password-fields.tsx'

export function PasswordGroup() {
  const { user } = useSignedIn()
  return (
    <AccountGroup
      title={<Trans>Password</Trans>}
      lead={<Trans>Changing it signs out all your other devices.</Trans>}
    >
      {user.signInMethods.includes('password') ? <ChangePassword /> : <AskForPassword email={user.email} />}
    </AccountGroup>
  )
}

const EMPTY = { currentPassword: '', password: '', repeated: '' }

function ChangePassword() {
  const { user } = useSignedIn()
  const cache = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const form = useForm(EMPTY, {
    check: (values) => ({
      currentPassword: passwordError(values.currentPassword),
      ...newPasswordErrors(values),
    }),
    send: async ({ currentPassword, password }) => {
      const { message } = await call('POST /api/user/password', { body: { currentPassword, password } })
      toast.success(message)
      close()
      await cache.invalidateQueries({ queryKey: devicesQuery.queryKey })
    },
  })
  function close() {
    setIsOpen(false)
    form.reset(EMPTY)
  }
  if (!isOpen) {
    return (
      <div className={styles.foot}>
        <p>••••••••</p>
        <Button size="sm" onClick={() => setIsOpen(true)}>
          <Trans>Change password</Trans>
        </Button>
      </div>
    )
  }
  return (
    <form className={styles.form} {...form.form}>
      {/* Password managers file the new one under this name. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <Field label={<Trans>Current password</Trans>} error={form.errors.currentPassword}>
        <PasswordInput autoComplete="current-password" autoFocus {...form.input('currentPassword')} />
      </Field>
      <NewPasswordFields form={form} />
      <FormEnd form={form} verb={<Trans>Change password</Trans>} onCancel={close} />
    </form>
  )
}

/** An account opened with Google or GitHub has no password; a mailed link sets the first. */
function AskForPassword({ email }: { email: string }) {
  const [answer, setAnswer] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { captcha, isAsked, onRefused } = useAskedCaptcha()
  const ask = async () => {
    setIsBusy(true)
    try {
      const body = { email, captcha: await captcha.take() }
      setAnswer((await call('POST /api/user/forgot', { body })).message)
    } catch (failure) {
      if (failure instanceof CallFailure) onRefused(failure)
      toast.error(failureMessage(failure, ''))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className={styles.foot}>
      <p role="status" className="flex-1">
        {answer ?? (
          <Trans>
            You sign in with Google or GitHub. We can mail you a link to set a password; log out before you
            open it.
          </Trans>
        )}
      </p>
      {isAsked && <CaptchaCheck captcha={captcha} />}
      <Button size="sm" busy={isBusy} onClick={ask}>
        <Trans>Send link</Trans>
      </Button>
    </div>
  )
}
