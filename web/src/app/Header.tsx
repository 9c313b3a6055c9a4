import type { User } from '@academy/contract/users'
import { useLingui } from '@lingui/react/macro'
import { Menu as MenuIcon } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { Logo } from '../imigongo/logo.tsx'
import { academy } from '../lib/academy.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useScrolledLook } from './scrolled-look.ts'

const MobileMenu = lazyPart(() => import('./MobileMenu.tsx'), 'MobileMenu')
const SignedInTools = lazyPart(() => import('./SignedInTools.tsx'), 'SignedInTools', {
  rooms: 'notifications',
})

/** `isAuthenticated` as soon as there is a token; `user` once the server has said whose it is. */
export function Header({ isAuthenticated, user }: { isAuthenticated: boolean; user: User | null }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const bar = useScrolledLook()
  const links = useMainLinks(isAuthenticated)
  const { name } = academy()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the path changes
  useEffect(() => setIsMenuOpen(false), [pathname])

  return (
    <header className="top" ref={bar}>
      <div className="wrap">
        <Link to="/" className="brand" aria-label={t`${name} home`}>
          <Logo name={name} />
        </Link>
        <nav className="top-nav" aria-label={t`Main`}>
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'}>
              {label}
            </NavLink>
          ))}
        </nav>
        {isAuthenticated && (
          <div className="top-tools">
            <Suspense>{user && <SignedInTools user={user} />}</Suspense>
          </div>
        )}
        <IconButton
          className="top-burger"
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
            <MobileMenu onClose={() => setIsMenuOpen(false)} links={links} user={user} />
          </Suspense>
        )}
      </div>
    </header>
  )
}

/** Home, Courses, About, then Account when a session token is held, else Login. */
function useMainLinks(isAuthenticated: boolean): { to: string; label: string }[] {
  const { t } = useLingui()
  return [
    { to: '/', label: t`Home` },
    { to: '/courses', label: t`Courses` },
    { to: '/about', label: t`About` },
    isAuthenticated ? { to: '/account', label: t`Account` } : { to: '/login', label: t`Login` },
  ]
}
