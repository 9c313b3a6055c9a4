import { Suspense } from 'react'
import { lazyPart } from '../lib/pages/lazy-part.ts'
import type { BannersProps } from './banners.tsx'

const Banners = lazyPart(() => import('./banners.tsx'), 'Banners', { waits: true })

/** Nothing of it belongs to the first paint, and most visits need none of it. */
export function LazyBanners(props: BannersProps) {
  return (
    <Suspense>
      <Banners {...props} />
    </Suspense>
  )
}
