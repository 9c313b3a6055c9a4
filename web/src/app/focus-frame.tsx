import { Outlet } from 'react-router'
import type { BannersProps } from './banners.tsx'
import { LazyBanners } from './lazy-banners.tsx'
import { PageLoading } from './page-loading.tsx'
import { PageSuspense } from './page-suspense.tsx'
import { SkipLink } from './skip-link.tsx'

/** Screens with a bar of their own and no navigation: the player. What concerns every page is still said. */
export function FocusFrame(props: BannersProps) {
  return (
    <div className="shell">
      <SkipLink />
      <PageLoading />
      <LazyBanners {...props} />
      <PageSuspense>
        <Outlet />
      </PageSuspense>
    </div>
  )
}
