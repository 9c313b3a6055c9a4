import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { FullPageLoader } from '../ui/full-page-loader.tsx'
import type { BannersProps } from './Banners.tsx'
import { LazyBanners } from './LazyBanners.tsx'
import { PageLoading } from './PageLoading.tsx'
import { SkipLink } from './SkipLink.tsx'

/** Screens with a bar of their own and no navigation: the player. What concerns every page is still said. */
export function FocusFrame(props: BannersProps) {
  return (
    <div className="shell">
      <SkipLink />
      <PageLoading />
      <LazyBanners {...props} />
      <Suspense fallback={<FullPageLoader />}>
        <Outlet />
      </Suspense>
    </div>
  )
}
