import { NOWHERE } from '@academy/contract/http/rules'
import { matchRoutes, Route, Routes, useLocation } from 'react-router'
import { useExpectedSession } from '../../features/users/index.ts'
import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageParams, PageRoute } from '../../lib/pages/page-route.ts'
import { beginRoute } from '../arrival.ts'
import { FocusFrame } from '../focus-frame.tsx'
import { routesIn } from '../page-elements.tsx'
import { pageRoutes } from '../pages.ts'
import { Shell } from '../shell.tsx'
import { PortalFrame, PortalShell } from './portal-frame.tsx'
import { portalRoutes } from './portal-pages.ts'

const routes: readonly PageRoute[] = [
  ...portalRoutes,
  ...pageRoutes.filter(({ frame }) => frame === 'by-role'),
]

/** Admins come as far as a superadmin's page, and are told whose it is in its place. */
const routesOf = (isChief: boolean): readonly PageRoute[] =>
  routes.map((route) =>
    route.guard === 'superadmins-only'
      ? { ...route, guard: 'admins-only', page: isChief ? route.page : toldWhose }
      : route,
  )
const toldWhose = lazyPage('academy', () => import('./superadmins-only.tsx'), 'SuperadminsOnly')
const asSuperadmin = routesOf(true)
const asOthers = routesOf(false)

const matchAt = (pathname: string) =>
  matchRoutes([...routes], pathname)?.[0] as { route: PageRoute; params: PageParams }

/** Its code, what it reads first, and the frame that it stands in. */
export async function beginPortalPage(pathname: string): Promise<void> {
  const { route, params } = matchAt(pathname)
  await Promise.all([beginRoute(route, params), route.frame !== 'focus' && PortalShell.preload()])
}

export function PortalRouter() {
  const { pathname } = useLocation()
  const { role } = useExpectedSession()
  const { route, params } = matchAt(pathname)
  const isStaff = role !== null && role !== 'student'
  // Nobody is led away from an address of nothing: who is not staff reads in the public frame that it is one.
  const isPublic = route.path === NOWHERE && !isStaff
  return (
    <Routes>
      <Route element={isPublic ? <Shell /> : <PortalFrame route={route} params={params} />}>
        {routesIn(['portal', 'by-role'], role === 'superadmin' ? asSuperadmin : asOthers)}
      </Route>
      <Route element={<FocusFrame offline={route.offline} />}>{routesIn(['focus'], routes)}</Route>
    </Routes>
  )
}
