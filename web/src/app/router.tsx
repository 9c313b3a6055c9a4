import { portalWords } from 'virtual:pages'
import { isId, NOWHERE } from '@academy/contract/http/rules'
import { Suspense } from 'react'
import { matchRoutes, Route, Routes, useLocation } from 'react-router'
import { currentSession, type Session, useSession } from '../features/users/index.ts'
import type { LazyPage } from '../lib/pages/lazy-page.ts'
import { lazyPart } from '../lib/pages/lazy-part.ts'
import type { PageParams, PageRoute } from '../lib/pages/page-route.ts'
import { PageComing } from '../ui/page-coming.tsx'
import { beginRoute } from './arrival.ts'
import { FocusFrame } from './focus-frame.tsx'
import { routesIn } from './page-elements.tsx'
import { pageRoutes } from './pages.ts'
import { Shell } from './shell.tsx'

/** The portals bring the list of their screens themselves: a phone of a student does without. */
const loadPortal = () => import('./portal/portal-router.tsx')
const PortalRouter = lazyPart(loadPortal, 'PortalRouter')

export function Router() {
  const { pathname } = useLocation()
  const { role } = useSession()
  const { route } = matchAt(pathname)
  // Where a location is handed over, the router takes every page for one that somebody went back to.
  const nowhere = route.path === NOWHERE ? { location: NOWHERE } : undefined
  return (
    <Suspense fallback={<PageComing />}>
      {isInPortal(pathname, role) ? (
        <PortalRouter />
      ) : (
        <Routes {...nowhere}>
          <Route element={<Shell place={route.place} />}>{routesIn(['public', 'by-role'], pageRoutes)}</Route>
          <Route element={<FocusFrame />}>{routesIn(['focus'], pageRoutes)}</Route>
          {routesIn(['bare'], pageRoutes)}
        </Routes>
      )}
    </Suspense>
  )
}

/** The page that visitors see at an address. */
export function pageAt(pathname: string): LazyPage {
  return matchAt(pathname).route.page
}

/** Asks for all that the page at an address needs, while it is not known yet who is here. Its guard decides whether it is shown. */
export async function beginPage(pathname: string): Promise<void> {
  if (isInPortal(pathname, currentSession().role)) return (await loadPortal()).beginPortalPage(pathname)
  const { route, params } = matchAt(pathname)
  await beginRoute(route, params)
}

function isInPortal(pathname: string, role: Session['role']): boolean {
  const isStaff = role !== null && role !== 'student'
  return portalWords.includes(pathname.split('/', 2)[1] ?? '') || (isStaff && isShared(pathname))
}

/** An address of everybody's, or of nobody's: staff see both without leaving their portal. */
const isShared = (pathname: string) => matchAt(pathname).route.frame === 'by-role'

/** Every address has a page: the last one is for those that no other has. */
function matchAt(pathname: string): { route: PageRoute; params: PageParams } {
  const found = matchRoutes([...pageRoutes], pathname)?.[0] as { route: PageRoute; params: PageParams }
  return isOfNothing(found.route, found.params) ? matchAt(NOWHERE) : found
}

/** The server says the same of a drawn page whose address has something else in place of an id. */
const isOfNothing = ({ path, drawn, secrets = [] }: PageRoute, params: PageParams) =>
  path !== NOWHERE &&
  drawn !== undefined &&
  Object.entries(params).some(([name, value]) => !secrets.includes(name) && !isId(value))
