import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { Suspense, useId } from 'react'
import { NavLink, useNavigate } from 'react-router'
import { logout } from '../features/users/index.ts'
import { Avatar } from '../ui/avatar.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { type PlaceGroup, usePortalPlaces } from './portal-places.ts'

/** The list of places with who is signed in below; the same in the sidebar, the rail and the drawer. */
export function PortalPlaces({ user, isRail = false }: { user: User; isRail?: boolean }) {
  const { t } = useLingui()
  const go = useNavigate()
  const role = effectiveRole(user)
  const groups = usePortalPlaces(role)
  return (
    <>
      <nav
        className="portal-places"
        aria-label={role === 'instructor' ? t`Instructor portal` : t`Admin portal`}
      >
        {groups.map((group) => (
          <Group key={group.title} group={group} isRail={isRail} />
        ))}
      </nav>
      <div className="portal-me">
        <Avatar name={user.name} />
        <div>
          <b>{user.name}</b>
          <small>
            <RoleName role={role} />
          </small>
        </div>
        <IconButton label={t`Logout`} onClick={() => logout(go, role === 'instructor' ? '/' : '/login')}>
          <LogOut aria-hidden="true" />
        </IconButton>
      </div>
    </>
  )
}

function Group({ group, isRail }: { group: PlaceGroup; isRail: boolean }) {
  const id = useId()
  return (
    <>
      <p id={id}>{group.title}</p>
      <ul aria-labelledby={id}>
        {group.places.map(({ to, label, Icon, Count }) => (
          <li key={to}>
            <NavLink to={to} title={isRail ? label : undefined}>
              <Icon aria-hidden="true" />
              <span>{label}</span>
              {Count && (
                <Suspense>
                  <Count />
                </Suspense>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function RoleName({ role }: { role: string }) {
  if (role === 'instructor') return <Trans>Instructor</Trans>
  return role === 'superadmin' ? <Trans>Superadmin</Trans> : <Trans>Admin</Trans>
}
