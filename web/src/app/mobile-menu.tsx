import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { ANNOUNCEMENTS_ADDRESS } from '../features/announcements/index.ts'
import { logout } from '../features/users/index.ts'
import type { Place } from '../lib/pages/page-route.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { HomeName } from './home-name.tsx'
import { homeOf } from './homes.ts'
import styles from './mobile-menu.module.css'
import { type MainLink, PlaceLink } from './place-link.tsx'
import { ThemeChoice } from './theme-choice.tsx'

interface MobileMenuProps {
  onClose: () => void
  links: readonly MainLink[]
  user: User | null
  current: Place | undefined
}

/** Slides in from the right: the same links. While open the page does not scroll and the focus stays inside. */
export function MobileMenu({ onClose, links, user, current }: MobileMenuProps) {
  const { t } = useLingui()
  const go = useNavigate()
  return (
    <Sheet open onClose={onClose} title={t`Menu`} from="side" className={styles.menu}>
      <nav aria-label={t`Main`}>
        {links.map(({ to, label }) => (
          <PlaceLink key={to} to={to} current={current} onClick={onClose}>
            {label}
          </PlaceLink>
        ))}
        {user && (
          <PlaceLink to={homeOf(user)} place="dashboard" current={current} onClick={onClose}>
            <HomeName role={effectiveRole(user)} />
          </PlaceLink>
        )}
        {user && (
          <PlaceLink to={ANNOUNCEMENTS_ADDRESS} current={current} onClick={onClose}>
            <Trans>Announcements</Trans>
          </PlaceLink>
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
