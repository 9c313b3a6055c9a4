import { portalWords } from 'virtual:pages'
import { Suspense } from 'react'
import { matchRoutes, Route, Routes, useLocation } from 'react-router'
import { NotFoundPage } from '../features/site/routes.tsx'
import { useSession } from '../features/users/index.ts'
import type { LazyPage } from '../lib/lazy-page.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import type { PageRoute } from '../lib/page-route.ts'
import { FullPageLoader } from '../ui/full-page-loader.tsx'
import { FocusFrame } from './FocusFrame.tsx'
import { routesIn } from './page-elements.tsx'
import { pageRoutes } from './pages.ts'
import { Shell } from './Shell.tsx'

/** The portals bring the list of their screens themselves: a phone of a student does without. */
const PortalRouter = lazyPart(() => import('./PortalRouter.tsx'), 'PortalRouter')

export function Router() {
  const { pathname } = useLocation()
  const { role } = useSession()
  const isStaff = role !== null && role !== 'student'
  return (
    <Suspense fallback={<FullPageLoader />}>
      {portalWords.includes(pathname.split('/', 2)[1] ?? '') || (isStaff && isShared(pathname)) ? (
        <PortalRouter />
      ) : (
        <Routes>
          <Route element={<Shell />}>
            {routesIn(['public', 'by-role'], pageRoutes)}
            <Route path="*" element={<NotFoundPage />} />
          </Route>
          <Route element={<FocusFrame />}>{routesIn(['focus'], pageRoutes)}</Route>
          {routesIn(['bare'], pageRoutes)}
        </Routes>
      )}
    </Suspense>
  )
}

/** The page that visitors see at an address. */
export function pageAt(pathname: string): LazyPage {
  return routeAt(pathname)?.page ?? NotFoundPage
}

/** An address of everybody's, or of nobody's: staff see both without leaving their portal. */
function isShared(pathname: string): boolean {
  const found = routeAt(pathname)
  return !found || found.frame === 'by-role'
}

const routeAt = (pathname: string) =>
  matchRoutes([...pageRoutes], pathname)?.[0]?.route as PageRoute | undefined
