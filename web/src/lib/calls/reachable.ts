import { useSyncExternalStore } from 'react'
import { ANSWERS_CHANGED } from '../offline/offline-copies.ts'
import { useOnline } from '../offline/online.ts'

// Whether the academy answered when the service worker last asked it. A phone without data left, or on a Wi-Fi without a line,
// believes that it is online.

export const ANSWERED = 'academy-answered'
export const SILENT = 'academy-silent'

let isReachable = true
const listeners = new Set<() => void>()

/** From the start on, and what was said before it: what the worker says of the first calls may come before the code that shows it. */
export function listenToWorker(onAnswersChanged: () => void): void {
  const hear = (word: unknown) => {
    if (word === ANSWERS_CHANGED) onAnswersChanged()
    if (word !== ANSWERED && word !== SILENT) return
    isReachable = word === ANSWERED
    for (const tell of listeners) tell()
  }
  globalThis.early?.said.forEach(hear)
  navigator.serviceWorker?.addEventListener('message', ({ data }) => hear(data))
}

export const hasAnswered = (): boolean => isReachable

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function useReachable(): boolean {
  return useSyncExternalStore(subscribe, hasAnswered, () => true)
}

/** By all that is known: the browser believes in its line, and the academy answers. What is shown else may be a copy. */
export function useHasLine(): boolean {
  const isOnline = useOnline()
  return useReachable() && isOnline
}
