import { Outlet } from 'react-router'
import type { BannersProps } from './Banners.tsx'
import { LazyBanners } from './LazyBanners.tsx'
import { PageLoading } from './PageLoading.tsx'
import { PageSuspense } from './PageSuspense.tsx'
import { SkipLink } from './SkipLink.tsx'

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
