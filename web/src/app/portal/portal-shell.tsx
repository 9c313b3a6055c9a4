import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { LazyCourseTabs } from '../../features/courses/index.ts'
import { FindButton } from '../../features/find/index.ts'
import { readStorage, writeStorage } from '../../lib/device/storage.ts'
import type { CourseTab, PageRoute, TrailFacts } from '../../lib/pages/page-route.ts'
import { type PortalPage, PortalPageContext } from '../../lib/pages/portal-page.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { keepFocus } from '../keep-focus.ts'
import { LazyBanners } from '../lazy-banners.tsx'
import { PageLoading } from '../page-loading.tsx'
import { PageSuspense } from '../page-suspense.tsx'
import { SkipLink } from '../skip-link.tsx'
import { linesOf, placeNamed, usePortalPlaces } from './place-groups.ts'
import { PortalBar } from './portal-bar.tsx'
import { PortalDrawer } from './portal-drawer.tsx'
import styles from './portal-shell.module.css'
import { Sidebar } from './sidebar.tsx'
import '../../ui/styles/portal.css'

interface PortalShellProps {
  user: User
  route: PageRoute
  params: TrailFacts['params']
}

/** Instructor and admin: a sidebar, 268 px or a 72 px rail; below 1000 px the same list is a drawer. */
export function PortalShell({ user, route, params }: PortalShellProps) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const [isRail, setIsRail] = useState(() => readStorage('sidebar') === 'rail')
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever the path changes
  useEffect(() => setIsDrawerOpen(false), [pathname])

  useEffect(keepFocus, [])

  const toggleRail = () => {
    writeStorage('sidebar', isRail ? null : 'rail')
    setIsRail(!isRail)
  }
  const role = effectiveRole(user)
  const groups = usePortalPlaces(role)
  const current = route.place
  const page = useMemo((): PortalPage => {
    const home = current && placeNamed(groups, current)
    const isHome = !home || route.path === home.to
    const trail = route.trail ?? (() => [])
    return { home, isHome, isInstructor: role === 'instructor', params, trail }
  }, [groups, current, route, params, role])
  const tab = route.tab
  const courseId = tab && courseIn(tab, params, search)
  const places = { user, groups, current }
  return (
    <PortalPageContext value={page}>
      <div className="portal" data-rail={isRail || undefined}>
        <SkipLink />
        <PageLoading />
        <aside className={styles.side} aria-label={t`Sidebar`}>
          <Sidebar {...places} isRail={isRail} onToggleRail={toggleRail} />
        </aside>
        <div className="portal-body">
          <PortalBar
            find={<FindButton role={role} personId={user._id} places={linesOf(groups)} />}
            back={route.frame === 'portal' ? undefined : groups[0]?.places[0]}
            isDrawerOpen={isDrawerOpen}
            onOpenDrawer={() => setIsDrawerOpen(true)}
          />
          <PortalDrawer {...places} open={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} />
          <LazyBanners offline={route.offline} />
          <main id="main" tabIndex={-1} className="portal-main">
            {tab && courseId && (
              <Suspense fallback={<div className={styles.tabs} />}>
                <LazyCourseTabs courseId={courseId} current={tab.name} isInstructor={role === 'instructor'} />
              </Suspense>
            )}
            <ErrorBoundary inFrame>
              <PageSuspense>
                <Outlet />
              </PageSuspense>
            </ErrorBoundary>
          </main>
        </div>
      </div>
    </PortalPageContext>
  )
}

/** The course that a part of a course's home shows; none while a list of several is not narrowed to one. */
function courseIn({ course }: CourseTab, params: TrailFacts['params'], search: string): string | undefined {
  if (course === '?course') return new URLSearchParams(search).get('course') || undefined
  return params[course.slice(1)]
}
