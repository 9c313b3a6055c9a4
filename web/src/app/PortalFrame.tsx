import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../features/users/index.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import type { PageRoute, TrailFacts } from '../lib/page-route.ts'
import { FullPageLoader } from '../ui/full-page-loader.tsx'

const PortalShell = lazyPart(() => import('./PortalShell.tsx'), 'PortalShell', {
  rooms: ['notifications', 'find'],
})

interface PortalFrameProps {
  /** The page that is open; absent where the address is nobody's. */
  route: PageRoute | undefined
  params: TrailFacts['params']
}

/** The portals have their own chunk: nobody else downloads the sidebar. Visitors and students are led away by the page's guard, and
 * until the next page has come there is no bell that would open a panel only to lose it. */
export function PortalFrame({ route, params }: PortalFrameProps) {
  const { user, role } = useSession()
  if (!user || role === 'student') return <Outlet />
  return (
    <Suspense fallback={<FullPageLoader />}>
      <PortalShell user={user} route={route} params={params} />
    </Suspense>
  )
}
