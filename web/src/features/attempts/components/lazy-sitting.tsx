import { lazy, Suspense, useEffect } from 'react'
import { FullPageLoader } from '../../../ui/full-page-loader.tsx'
import type { SittingPlaceProps } from './sitting-place.tsx'

export type { SittingEnd } from './sitting-place.tsx'

/** A chunk of its own: the lobby needs none of it. */
const load = async () => ({ default: (await import('./sitting-place.tsx')).SittingPlace })
const SittingPlace = lazy(load)

/** While the lobby is read, so that starting waits for nothing. */
export function usePreloadedSitting(): void {
  useEffect(() => {
    // Tried again, and said, when it is started.
    load().catch(() => undefined)
  }, [])
}

export function LazySitting(props: SittingPlaceProps) {
  return (
    <Suspense fallback={<FullPageLoader />}>
      <SittingPlace {...props} />
    </Suspense>
  )
}
