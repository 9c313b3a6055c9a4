/// <reference lib="webworker" />
// The academy without a line: the shell opens, and what was read before stays readable. Media and signing in never pass
// through here, and a new release waits until the person reloads.
import { ANSWERS_CACHE, FORGET_COPIES, FORGET_PERSON, PICTURES_CACHE } from './lib/offline-copies.ts'
import { PUSH_CACHE } from './lib/push-place.ts'
import { endPush } from './sw-push.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build: the release's name and the files of the shell. */
declare const __RELEASE__: string
declare const __PRECACHE__: string[]
/** The calls that the contract lets a browser keep, as patterns: all others go past this worker. */
declare const __CALLS__: [pattern: string, mode: 'quick' | 'fallback'][]

const SHELL_CACHE = `shell-${__RELEASE__}`
const ASSETS_CACHE = 'assets'
const SHELL_PAGE = '/index.html'
const MAX_ASSETS = 120
/** Pictures of questions carry a name that nobody gives twice: a copy is as good as the picture. */
const PICTURES = /^\/uploads\/questions\//
const MAX_PICTURES = 300
/** Pages that the server draws by itself: the shell knows none of them. */
const SERVER_PAGES = /^\/(api|uploads|certificate|metrics|healthz|readyz)(\/|$)/
/** An academy that is silent for so long is as good as none, where there is a copy. */
const PATIENCE_MS = 8_000

/** 'quick' is read often and changes slowly: the copy at once, then the page hears if it was out of date. */
const CALLS = __CALLS__.map(([pattern, mode]) => ({ path: new RegExp(pattern), mode }))
const FILES = new Set(__PRECACHE__)

/** What writes goes past the worker, where the browser can be told so: the last words of a page that closes would be lost on
 * their way through it. Not in TypeScript's list of events yet. */
type RoutedInstall = ExtendableEvent & { addRoutes?: (rules: object[]) => Promise<void> }
const WRITES = ['POST', 'PUT', 'DELETE'].map((requestMethod) => ({
  condition: { requestMethod },
  source: 'network',
}))

self.addEventListener('install', (event) => {
  const routing = (event as RoutedInstall).addRoutes?.(WRITES)
  if (routing) event.waitUntil(routing)
  event.waitUntil(caches.open(SHELL_CACHE).then((cache) => cache.addAll([SHELL_PAGE, ...__PRECACHE__])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // What earlier workers kept goes as well.
      const kept = [SHELL_CACHE, ASSETS_CACHE, ANSWERS_CACHE, PICTURES_CACHE, PUSH_CACHE]
      const names = await caches.keys()
      await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('message', (event) => {
  if (event.data === 'activate') void self.skipWaiting()
  if (event.data === FORGET_COPIES || event.data === FORGET_PERSON) event.waitUntil(forget())
  if (event.data === FORGET_PERSON) event.waitUntil(endPush())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const { pathname } = url
  if (request.method !== 'GET' || url.origin !== self.location.origin || request.headers.has('range')) return
  if (request.mode === 'navigate') {
    if (!SERVER_PAGES.test(pathname)) event.respondWith(pageOf(request))
  } else if (PICTURES.test(pathname)) event.respondWith(pictureOf(request))
  else if (pathname.startsWith('/assets/') || FILES.has(pathname)) event.respondWith(fileOf(request, url))
  else {
    const call = CALLS.find(({ path }) => path.test(pathname))
    if (call) event.respondWith(answerOf(event, url, call.mode))
  }
})

/** What was asked before the session ended is not kept when it comes after. */
let sessions = 0
const writing = new Set<Promise<void>>()

async function forget(): Promise<void> {
  sessions += 1
  await Promise.allSettled(writing)
  await Promise.all([ANSWERS_CACHE, PICTURES_CACHE].map((name) => caches.delete(name)))
}

async function write(name: string, key: RequestInfo, response: Response, session: number): Promise<void> {
  if (session !== sessions) return
  const work = caches.open(name).then((cache) => cache.put(key, response))
  writing.add(work)
  await work.finally(() => writing.delete(work))
}

/** The server's page when it answers, else the shell of this release. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(SHELL_PAGE, { cacheName: SHELL_CACHE })) ?? Response.error()
  }
}

/** Files under /assets carry their content in their name, so a copy is as good as the file. */
async function fileOf(request: Request, url: URL): Promise<Response> {
  const copy = await caches.match(request, { ignoreVary: true })
  if (copy && url.pathname.startsWith('/assets/')) return copy
  try {
    const response = await fetch(request)
    if (response.ok && url.pathname.startsWith('/assets/')) {
      const cache = await caches.open(ASSETS_CACHE)
      await cache.put(request, response.clone())
      await trim(cache, MAX_ASSETS)
    }
    return response
  } catch (failure) {
    if (copy) return copy
    throw failure
  }
}

/** The oldest go. */
async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)))
}

async function pictureOf(request: Request): Promise<Response> {
  const session = sessions
  const copy = await caches.match(request, { ignoreVary: true, cacheName: PICTURES_CACHE })
  if (copy) return copy
  const response = await fetch(request)
  if (response.ok) {
    await write(PICTURES_CACHE, request, response.clone(), session)
    if (session === sessions) await trim(await caches.open(PICTURES_CACHE), MAX_PICTURES)
  }
  return response
}

/** Copies are kept by person: the key carries a fingerprint of the token, never the token. */
async function answerOf(event: FetchEvent, url: URL, mode: 'quick' | 'fallback'): Promise<Response> {
  const session = sessions
  const key = await keyFor(url, event.request.headers.get('token'))
  const copy = await caches.match(key, { cacheName: ANSWERS_CACHE })
  const isQuick = mode === 'quick' && event.request.cache === 'default'
  const given = isQuick ? copy?.clone() : undefined
  const fresh = fetch(event.request).then(async (response) => {
    await tell(event, response.status < 500 ? 'academy-answered' : 'academy-silent')
    if (response.ok) await keep(event, key, response.clone(), given, session)
    else if (response.status === 401 || response.status === 403 || response.status === 404)
      await (await caches.open(ANSWERS_CACHE)).delete(key)
    return response
  })
  const tellOfMiss = async (failure: unknown) => {
    // A page that no longer wants an answer has not missed it.
    if (!(failure instanceof DOMException && failure.name === 'AbortError'))
      await tell(event, 'academy-silent')
  }
  if (!copy) {
    event.waitUntil(fresh.catch(tellOfMiss))
    return fresh
  }
  const patient = Promise.race([fresh, silence()]).catch(async (failure: unknown) => {
    await tellOfMiss(failure)
    return copy
  })
  event.waitUntil(fresh.catch(() => undefined))
  if (!isQuick) return patient
  event.waitUntil(patient)
  return copy
}

const silence = () => new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS))

async function tell({ clientId }: FetchEvent, word: string): Promise<void> {
  const client = await self.clients.get(clientId)
  client?.postMessage(word)
}

/** An answer that differs from the copy just given goes to the page as news; the page then asks past the copy. */
async function keep(
  event: FetchEvent,
  key: string,
  fresh: Response,
  given: Response | undefined,
  session: number,
) {
  // The server decides it caller by caller: teachers read more through the same call.
  if (fresh.headers.get('offline-copy') !== 'allowed') return
  const text = await fresh.clone().text()
  await write(ANSWERS_CACHE, key, fresh, session)
  if (given && (await given.text()) !== text) await tell(event, 'answers-changed')
}

async function keyFor(url: URL, token: string | null): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token ?? ''))
  const person = [...new Uint8Array(bytes, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const keyed = new URL(url)
  keyed.searchParams.set('sw-person', person)
  return keyed.href
}
