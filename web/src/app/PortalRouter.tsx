import { matchRoutes, Route, Routes, useLocation } from 'react-router'
import { NotFoundPage } from '../features/site/routes.tsx'
import { useSession } from '../features/users/index.ts'
import type { PageRoute } from '../lib/page-route.ts'
import { FocusFrame } from './FocusFrame.tsx'
import { PortalFrame } from './PortalFrame.tsx'
import { routesIn } from './page-elements.tsx'
import { pageRoutes } from './pages.ts'
import { portalRoutes } from './portal-pages.ts'
import { Shell } from './Shell.tsx'

const routes: readonly PageRoute[] = [
  ...portalRoutes,
  ...pageRoutes.filter(({ frame }) => frame === 'by-role'),
]

export function PortalRouter() {
  const { pathname } = useLocation()
  const { role } = useSession()
  const found = matchRoutes([...routes], pathname)?.[0]
  const portal = <PortalFrame route={found?.route as PageRoute | undefined} params={found?.params ?? {}} />
  const isStaff = role !== null && role !== 'student'
  return (
    <Routes>
      <Route element={portal}>{routesIn(['portal', 'by-role'], routes)}</Route>
      <Route element={<FocusFrame />}>{routesIn(['focus'], routes)}</Route>
      <Route element={isStaff ? portal : <Shell />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
