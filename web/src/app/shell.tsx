import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useSession } from '../features/users/index.ts'
import { lazyPart } from '../lib/pages/lazy-part.ts'
import type { Place } from '../lib/pages/page-route.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Header } from './header.tsx'
import { LazyBanners } from './lazy-banners.tsx'
import { PageLoading } from './page-loading.tsx'
import { PageSuspense } from './page-suspense.tsx'
import { SkipLink } from './skip-link.tsx'

const Footer = lazyPart(() => import('./footer.tsx'), 'Footer')
const BottomTabs = lazyPart(() => import('./bottom-tabs.tsx'), 'BottomTabs')

/** Header, page, footer; bottom tabs for students on phones. Home ends with its own partner strip instead of the footer. */
export function Shell({ place }: { place?: Place }) {
  const { pathname } = useLocation()
  const session = useSession()
  const hasTabs = session.role === 'student'
  return (
    <div className="shell" data-tabs={hasTabs || undefined}>
      <SkipLink />
      <PageLoading />
      <Header isAuthenticated={session.status !== 'signed-out'} user={session.user} current={place} />
      <LazyBanners />
      <main id="main" tabIndex={-1} className="shell-main">
        <ErrorBoundary inFrame>
          <PageSuspense>
            <Outlet />
          </PageSuspense>
        </ErrorBoundary>
      </main>
      {pathname !== '/' && !(import.meta.env.SSR && session.status === 'loading') && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
      {hasTabs && (
        <Suspense>
          <BottomTabs user={session.user} current={place} />
        </Suspense>
      )}
    </div>
  )
}
