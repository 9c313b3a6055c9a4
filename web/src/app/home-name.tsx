import { type EffectiveRole, isAdmin } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'

/** What the way to `homeOf` is called in the menus. */
export function HomeName({ role }: { role: EffectiveRole }) {
  if (role === 'student') return <Trans>My learning</Trans>
  return isAdmin(role) ? <Trans>Dashboard</Trans> : <Trans>Manage courses</Trans>
}
