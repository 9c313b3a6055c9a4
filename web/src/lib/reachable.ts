import { useSyncExternalStore } from 'react'

// Whether the academy answered when the service worker last asked it. A phone without data left, or on a Wi-Fi without a line,
// believes that it is online.

export const ANSWERED = 'academy-answered'
export const SILENT = 'academy-silent'

let isReachable = true
const listeners = new Set<() => void>()

navigator.serviceWorker?.addEventListener('message', ({ data }) => {
  if (data !== ANSWERED && data !== SILENT) return
  isReachable = data === ANSWERED
  for (const tell of listeners) tell()
})

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
