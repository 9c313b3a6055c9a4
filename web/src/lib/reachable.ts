import { useSyncExternalStore } from 'react'

// Whether the academy answered when the service worker last asked it. A phone without data left, or on a Wi-Fi without a line,
// believes that it is online.

let isReachable = true
const listeners = new Set<() => void>()
const misses = new Set<() => void>()

navigator.serviceWorker?.addEventListener('message', ({ data }) => {
  if (data !== 'academy-answered' && data !== 'academy-silent') return
  isReachable = data === 'academy-answered'
  for (const tell of listeners) tell()
  if (!isReachable) for (const tell of misses) tell()
})

/** Called each time the academy did not answer, also when it was silent before. */
export function onMiss(listener: () => void): void {
  misses.add(listener)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useReachable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReachable,
    () => true,
  )
}
