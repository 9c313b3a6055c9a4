import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../features/users/index.ts'
import { loadMessages } from '../lib/language.tsx'
import { FullPageLoader } from '../ui/full-page-loader.tsx'

const PortalShell = lazy(async () => {
  const [part] = await Promise.all([import('./PortalShell.tsx'), loadMessages('notifications')])
  return { default: part.PortalShell }
})

/** The portals have their own chunk: nobody else downloads the sidebar. Without a person the page's guard leads away. */
export function PortalFrame() {
  const { user } = useSession()
  if (!user) return <Outlet />
  return (
    <Suspense fallback={<FullPageLoader />}>
      <PortalShell user={user} />
    </Suspense>
  )
}
