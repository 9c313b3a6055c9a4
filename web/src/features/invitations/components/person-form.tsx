import * as M from '@academy/contract/invitations/messages'
import { ROLES, type Role } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'
import { type CallReply, call } from '../../../lib/calls/call.ts'
import { useRoleNames } from '../../../lib/texts/role-names.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useSignedIn } from '../../users/index.ts'

interface PersonFormProps {
  onSent: (sent: CallReply<'POST /api/invitations'>) => void
}

/** One address, with the role and the courses it comes with. */
export function PersonForm({ onSent }: PersonFormProps) {
  const isChief = useSignedIn().role === 'superadmin'
  const form = useForm(
    { name: '', email: '', role: 'user' as Role, courses: '' },
    {
      check: ({ email }) => ({ email: isAddress(email) ? undefined : M.emailBad }),
      send: async ({ name, email, role, courses }) => {
        const titles = courses.split(/[;\n]/).map((title) => title.trim())
        const lines = [{ name, email, role, courses: titles.filter(Boolean) }]
        onSent(await call('POST /api/invitations', { body: { lines } }))
      },
    },
  )
  const roleNames = useRoleNames()
  const roles = ROLES.filter((role) => role !== 'admin' || isChief)
  return (
    <form {...form.form} className="grid gap-4">
      <Field label={<Trans>Email Address</Trans>} error={form.errors.email}>
        <TextInput type="email" autoComplete="off" autoCapitalize="none" {...form.input('email')} />
      </Field>
      <Field label={<Trans>Full Name (optional)</Trans>} error={form.errors.name}>
        <TextInput autoComplete="off" maxLength={100} {...form.input('name')} required={false} />
      </Field>
      <Field label={<Trans>Role</Trans>}>
        <Select
          value={form.values.role}
          options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
          onChange={(event) => form.set('role', event.target.value as Role)}
        />
      </Field>
      {form.values.role !== 'admin' && (
        <Field
          label={<Trans>Courses (optional)</Trans>}
          hint={<Trans>Titles, parted by semicolons. A user studies them, an instructor teaches them.</Trans>}
        >
          <TextInput autoComplete="off" {...form.input('courses')} required={false} />
        </Field>
      )}
      <FormProblem form={form}>{form.problem}</FormProblem>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={form.isBusy}>
          <Trans>Send invitation</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Enough to catch a slip of the hand; the server decides. */
const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim())
