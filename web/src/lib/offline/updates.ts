// The service worker of a newer release waits until the person reloads; nobody is interrupted.
import { academy, setAcademy } from '../academy.ts'
import type { DrawnAnswer } from '../calls/call-while-drawing.ts'
import { firstAnswers, noting } from '../calls/first-reading.ts'
import { sessionToken } from '../calls/session-token.ts'
import { findCopy } from '../device/copies.ts'
import { ownScript } from '../trusted.ts'
import {
  ACADEMY_CHANGED,
  academyIn,
  type CopiedAnswer,
  type FirstReading,
  SHELL_PAGE,
} from './page-copies.ts'

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

/** What was asked for before the worker came has been answered by then, or it is given up. */
const ON_THE_WAY_MS = 8_000

/** Whoever has left since is not told of. */
function answersNoted(): CopiedAnswer[] {
  const token = sessionToken()
  return firstAnswers.splice(0).filter((answer) => answer.token === null || answer.token === token)
}

function tellFirstReading(): void {
  const tell = (reading: FirstReading) => navigator.serviceWorker.controller?.postMessage(reading)
  tell(firstReading())
  globalThis.early?.page?.then(
    (drawn) => drawn?.copy?.token === sessionToken() && tell({ ...NOTHING_READ, answers: [drawn.copy] }),
    () => undefined,
  )
  setTimeout(() => {
    noting.isOpen = false
    tell({ ...NOTHING_READ, answers: answersNoted() })
  }, ON_THE_WAY_MS)
}

const NOTHING_READ: FirstReading = { answers: [], assets: [], page: null }

/** What the page was drawn with is everybody's. */
function firstReading(): FirstReading {
  const token = sessionToken()
  const [page] = performance.getEntriesByType('navigation')
  const block = document.getElementById('drawn')
  const drawn: [string, DrawnAnswer][] = Object.entries(JSON.parse(block?.textContent || '{}'))
  const at = new Date(performance.timeOrigin).toUTCString()
  return {
    answers: [
      ...answersNoted(),
      ...drawn
        .filter(([, { status }]) => status === 200)
        .map(([url, { body }]) => ({ url, token, text: JSON.stringify(body), at })),
    ],
    assets: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`)),
    page: page?.name ?? null,
  }
}

/** The page came as a copy: what the academy says of itself may have changed since, before this looks or after. */
function followAcademy(onChange: () => void): void {
  const become = (json: string | undefined) => {
    const said = json && JSON.parse(json)
    if (!said || JSON.stringify(said) === JSON.stringify(academy())) return
    setAcademy(said)
    onChange()
  }
  // The shell may have been read before it was renewed: what the worker said meanwhile is newer.
  let isTold = false
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const said: string | undefined = data?.[ACADEMY_CHANGED]
    isTold ||= said !== undefined
    become(said)
  })
  void findCopy(SHELL_PAGE).then(async (shell) => {
    const said = academyIn((await shell?.text()) ?? '')
    if (!isTold) become(said)
  })
}

/** After the first page stands, so that it never competes with it for the line. */
export async function startServiceWorker(onAcademyChange: () => void): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }))
  if (navigator.serviceWorker.controller) followAcademy(onAcademyChange)
  else navigator.serviceWorker.addEventListener('controllerchange', tellFirstReading, { once: true })
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
