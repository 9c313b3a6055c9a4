// The service worker of a newer release waits until the person reloads; nobody is interrupted.

import { ownScript } from './trusted.ts'

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

export const isUpdateReady = (): boolean => waiting !== null

export function onUpdateChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function offer(worker: ServiceWorker | null): void {
  // Without a controller this is the first visit: there is nothing older to replace.
  if (!worker || !navigator.serviceWorker.controller) return
  waiting = worker
  for (const tell of listeners) tell()
}

export function activateUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('activate')
}

/** After the first page stands, so that it never competes with it for the line. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }))
  // Some browsers keep no workers (private windows): the academy then works with a line only.
  const registration = await navigator.serviceWorker.register(ownScript('/sw.js')).catch(() => null)
  if (!registration) return
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const installing = registration.installing
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  })
}
