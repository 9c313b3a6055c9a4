import { lazy, Suspense } from 'react'
import { FullPageLoader } from '../ui/full-page-loader.tsx'

const PortalShell = lazy(async () => ({ default: (await import('./PortalShell.tsx')).PortalShell }))

/** The portals have their own chunk: nobody else downloads the sidebar. */
export function PortalFrame() {
  return (
    <Suspense fallback={<FullPageLoader />}>
      <PortalShell />
    </Suspense>
  )
}
