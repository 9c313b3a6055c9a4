import type { LiveEvent } from '@academy/contract/http'
import { useEffect, useRef } from 'react'

/** Calls `onEvent` whenever the server says that there is something new to look at, and whenever that may have been missed.
 * One stream a page serves everybody who asks; without one it is called twice a minute while the page is seen. */
export function useLive(event: LiveEvent, onEvent: () => void): void {
  const latest = useRef(onEvent)
  useEffect(() => {
    latest.current = onEvent
  })
  useEffect(() => {
    let stop: (() => void) | null = null
    let isGone = false
    import('./live-stream.ts').then(
      ({ follow }) => {
        if (!isGone) stop = follow(event, () => latest.current())
      },
      // The queries of the page ask by themselves now and then.
      (failure) => console.warn('Live events are not here', failure),
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [event])
}
