import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import type { BannersProps } from './Banners.tsx'

const Banners = lazyPart(() => import('./Banners.tsx'), 'Banners', { waits: true })

/** Nothing of it belongs to the first paint, and most visits need none of it. */
export function LazyBanners(props: BannersProps) {
  return (
    <Suspense>
      <Banners {...props} />
    </Suspense>
  )
}
