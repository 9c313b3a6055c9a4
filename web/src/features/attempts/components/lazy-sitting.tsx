import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { PageComing } from '../../../ui/page-coming.tsx'
import type { SittingPlaceProps } from './sitting-place.tsx'

export type { SittingEnd } from './sitting-place.tsx'

/** A chunk of its own: the lobby needs none of it. */
const SittingPlace = lazyPart(() => import('./sitting-place.tsx'), 'SittingPlace')

/** While the lobby is read, so that starting waits for nothing. */
export function usePreloadedSitting(): void {
  useEffect(() => {
    // Tried again, and said, when it is started.
    SittingPlace.preload().catch(() => undefined)
  }, [])
}

export function LazySitting(props: SittingPlaceProps) {
  return (
    <Suspense fallback={<PageComing />}>
      <SittingPlace {...props} />
    </Suspense>
  )
}
