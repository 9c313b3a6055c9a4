import { lazy, Suspense } from 'react'

const Banners = lazy(async () => ({ default: (await import('./Banners.tsx')).Banners }))

/** Nothing of it belongs to the first paint, and most visits need none of it. */
export function LateBanners() {
  return (
    <Suspense>
      <Banners />
    </Suspense>
  )
}
