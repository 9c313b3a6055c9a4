import type { EffectiveRole } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'

export function RoleWord({ role }: { role: EffectiveRole }) {
  switch (role) {
    case 'student':
      return <Trans>Student</Trans>
    case 'instructor':
      return <Trans>Instructor</Trans>
    case 'admin':
      return <Trans>Admin</Trans>
    case 'superadmin':
      return <Trans>Superadmin</Trans>
  }
}
