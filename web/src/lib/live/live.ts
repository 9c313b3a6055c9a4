import type { LiveEvent } from '@academy/contract/http'
import type { QueryFilters } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { lookAgain } from '../queries/look-again.ts'

/** Asks these queries anew whenever the server says that there is something new to look at, and whenever that may have been missed.
 * One stream a page serves everybody who asks; without one they are asked twice a minute while the page is seen. */
export const useLive = (event: LiveEvent, queries: QueryFilters): void =>
  useLiveWord(event, () => void lookAgain(queries))

/** The same for a page that shows none of what it would ask. */
export function useLiveWord(event: LiveEvent, onWord: () => void): void {
  const latest = useRef(onWord)
  useEffect(() => {
    latest.current = onWord
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
