import { Trans } from '@lingui/react/macro'

/** As a list says it; what is no role stays as it was written. */
export function RoleName({ role }: { role: string }) {
  if (role === 'user') return <Trans>User</Trans>
  if (role === 'instructor') return <Trans>Instructor</Trans>
  return role === 'admin' ? <Trans>Admin</Trans> : role
}
