import { Trans } from '@lingui/react/macro'
import { call } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Field } from '../../../ui/field.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { nameError } from '../form-rules.ts'
import { setUser, useSignedIn } from '../session/index.ts'
import styles from './account-group.module.css'

export function NameForm({ onClose }: { onClose: () => void }) {
  const { user } = useSignedIn()
  const form = useForm(
    { name: user.name },
    {
      check: ({ name }) => ({ name: nameError(name) }),
      send: async ({ name }) => {
        const reply = await call('PUT /api/user/me', { body: { name: name.trim() } })
        setUser(reply.user)
        toast.success(reply.message)
        onClose()
      },
    },
  )
  return (
    <form className={styles.form} {...form.form}>
      <Field label={<Trans>Full Name</Trans>} error={form.errors.name}>
        <TextInput autoComplete="name" maxLength={100} autoFocus {...form.input('name')} />
      </Field>
      <FormEnd form={form} verb={<Trans>Save</Trans>} onCancel={onClose} />
    </form>
  )
}
