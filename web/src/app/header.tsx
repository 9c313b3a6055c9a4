import type { User } from '@academy/contract/users'
import { useLingui } from '@lingui/react/macro'
import { Menu as MenuIcon } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../lib/pages/lazy-part.ts'
import type { Place } from '../lib/pages/page-route.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { BrandLink } from './brand-link.tsx'
import styles from './header.module.css'
import { type MainLink, PlaceLink } from './place-link.tsx'
import { useScrolledLook } from './scrolled-look.ts'

const MobileMenu = lazyPart(() => import('./mobile-menu.tsx'), 'MobileMenu')
const SignedInTools = lazyPart(() => import('./signed-in-tools.tsx'), 'SignedInTools', {
  rooms: 'notifications',
})

interface HeaderProps {
  /** As soon as there is a token. */
  isAuthenticated: boolean
  /** Once the server has said whose it is. */
  user: User | null
  /** The place of the page that is open. */
  current: Place | undefined
}

export function Header({ isAuthenticated, user, current }: HeaderProps) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const bar = useScrolledLook()
  const links = useMainLinks(isAuthenticated)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the path changes
  useEffect(() => setIsMenuOpen(false), [pathname])

  return (
    <header className={styles.top} ref={bar}>
      <div className="wrap">
        <BrandLink />
        <nav className={styles.nav} aria-label={t`Main`}>
          {links.map(({ to, label }) => (
            <PlaceLink key={to} to={to} current={current}>
              {label}
            </PlaceLink>
          ))}
        </nav>
        {isAuthenticated && (
          <div className={styles.tools} data-tools>
            <Suspense>{user && <SignedInTools user={user} />}</Suspense>
          </div>
        )}
        <IconButton
          className={styles.burger}
          label={t`Open menu`}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onPointerDown={MobileMenu.preload}
          onClick={() => setIsMenuOpen(true)}
        >
          <MenuIcon aria-hidden="true" />
        </IconButton>
        {isMenuOpen && (
          <Suspense>
            <MobileMenu onClose={() => setIsMenuOpen(false)} links={links} user={user} current={current} />
          </Suspense>
        )}
      </div>
    </header>
  )
}

/** Home, Courses, About, then Account when a session token is held, else Login. */
function useMainLinks(isAuthenticated: boolean): MainLink[] {
  const { t } = useLingui()
  return [
    { to: '/', label: t`Home` },
    { to: '/courses', label: t`Courses` },
    { to: '/about', label: t`About` },
    isAuthenticated ? { to: '/account', label: t`Account` } : { to: '/login', label: t`Login` },
  ]
}
