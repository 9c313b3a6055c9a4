import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { NavLink, useNavigate } from 'react-router'
import { ANNOUNCEMENTS_ADDRESS } from '../features/announcements/index.ts'
import { logout } from '../features/users/index.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { HomeName } from './home-name.tsx'
import { homeOf } from './homes.ts'
import { ThemeChoice } from './ThemeChoice.tsx'

interface MobileMenuProps {
  onClose: () => void
  links: { to: string; label: string }[]
  user: User | null
}

/** Slides in from the right: the same links. While open the page does not scroll and the focus stays inside. */
export function MobileMenu({ onClose, links, user }: MobileMenuProps) {
  const { t } = useLingui()
  const go = useNavigate()
  return (
    <Sheet open onClose={onClose} title={t`Menu`} from="side" className="mobile-menu">
      <nav aria-label={t`Main`}>
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === '/'} onClick={onClose}>
            {label}
          </NavLink>
        ))}
        {user && (
          <NavLink to={homeOf(user)} onClick={onClose}>
            <HomeName role={effectiveRole(user)} />
          </NavLink>
        )}
        {user && (
          <NavLink to={ANNOUNCEMENTS_ADDRESS} onClick={onClose}>
            <Trans>Announcements</Trans>
          </NavLink>
        )}
      </nav>
      <ThemeChoice />
      {user && (
        <Button variant="secondary" className="w-full" onClick={() => logout(go)}>
          <Trans>Logout</Trans>
        </Button>
      )}
    </Sheet>
  )
}
