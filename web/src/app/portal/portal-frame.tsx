import { useMemo } from 'react'
import { Outlet } from 'react-router'
import { useExpectedSession } from '../../features/users/index.ts'
import { counted } from '../../lib/pages/lazy-page.ts'
import { lazyPart } from '../../lib/pages/lazy-part.ts'
import type { PageRoute, TrailFacts } from '../../lib/pages/page-route.ts'
import { Queries } from '../../lib/queries/queries.tsx'
import { beginRoute } from '../arrival.ts'
import { PageSuspense } from '../page-suspense.tsx'

export const PortalShell = lazyPart(() => counted(import('./portal-shell.tsx')), 'PortalShell', {
  rooms: ['notifications', 'find'],
})

interface PortalFrameProps {
  route: PageRoute
  params: TrailFacts['params']
}

/** The portals have their own chunk: nobody else downloads the sidebar. Visitors and students are led away by the page's guard, and
 * until the next page has come there is no bell that would open a panel only to lose it. */
export function PortalFrame({ route, params }: PortalFrameProps) {
  const { user, role } = useExpectedSession()
  const isStaff = user !== null && role !== 'student'
  useMemo(() => isStaff && beginRoute(route, params), [isStaff, route, params])
  if (!isStaff) return <Outlet />
  return (
    <PageSuspense>
      <Queries>
        <PortalShell user={user} route={route} params={params} />
      </Queries>
    </PageSuspense>
  )
}
