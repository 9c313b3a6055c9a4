import { lazy, Suspense } from 'react'
import type { PageRoute } from '../lib/page-route.ts'
import { whenOnline } from '../lib/when-online.ts'

const Banners = lazy(() => whenOnline(async () => ({ default: (await import('./Banners.tsx')).Banners })))

export interface BannersProps {
  /** What the page has without a line; absent where copies are the rule. */
  offline?: PageRoute['offline']
}

/** Nothing of it belongs to the first paint, and most visits need none of it. */
export function LazyBanners(props: BannersProps) {
  return (
    <Suspense>
      <Banners {...props} />
    </Suspense>
  )
}
