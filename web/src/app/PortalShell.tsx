import type { User } from '@academy/contract/users'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { readStorage, writeStorage } from '../lib/storage.ts'
import { FullPageLoader } from '../ui/full-page-loader.tsx'
import { LateBanners } from './LateBanners.tsx'
import { PageLoading } from './PageLoading.tsx'
import { PortalBar } from './PortalBar.tsx'
import { PortalDrawer } from './PortalDrawer.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import './portal.css'

/** Instructor and admin: a sidebar, 268 px or a 72 px rail; below 1000 px the same list is a drawer. */
export function PortalShell({ user }: { user: User }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const [isRail, setIsRail] = useState(() => readStorage('sidebar') === 'rail')
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever the path changes
  useEffect(() => setIsDrawerOpen(false), [pathname])

  const toggleRail = () => {
    writeStorage('sidebar', isRail ? null : 'rail')
    setIsRail(!isRail)
  }
  return (
    <div className="portal" data-rail={isRail || undefined}>
      <SkipLink />
      <PageLoading />
      <aside className="portal-side" aria-label={t`Sidebar`}>
        <Sidebar user={user} isRail={isRail} onToggleRail={toggleRail} />
      </aside>
      <div className="portal-body">
        <PortalBar isDrawerOpen={isDrawerOpen} onOpenDrawer={() => setIsDrawerOpen(true)} />
        <PortalDrawer user={user} open={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} />
        <LateBanners />
        <main id="main" tabIndex={-1} className="portal-main">
          <Suspense fallback={<FullPageLoader />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </div>
  )
}
