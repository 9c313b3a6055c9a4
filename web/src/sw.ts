/// <reference lib="webworker" />
// The academy without a line: the shell opens, and what was read before stays readable. Media and signing in never pass
// through here, and a new release waits until the person reloads.
import { ANSWERS_CACHE, PICTURES_CACHE } from './lib/offline-copies.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build: the release's name and the files of the shell. */
declare const __RELEASE__: string
declare const __PRECACHE__: string[]

const SHELL_CACHE = `shell-${__RELEASE__}`
const ASSETS_CACHE = 'assets'
const SHELL_PAGE = '/index.html'
const MAX_ASSETS = 120
/** Pictures of questions carry a name that nobody gives twice: a copy is as good as the picture. */
const PICTURES = /^\/uploads\/questions\//
const MAX_PICTURES = 300

/** Read often and changing slowly: the copy at once, then the page hears if it was out of date. Lectures are not here:
 * their media addresses are signed for minutes, so their copies serve only without a line. */
const QUICK = [
  /^\/api\/academy$/,
  /^\/api\/course\/(all|[0-9a-f]{24})$/,
  /^\/api\/mycourse$/,
  /^\/api\/(user\/)?progress$/,
]
/** What opens a sitting tells the time: an old answer would be wrong. The sitting keeps what it needs itself. Money and files
 * are the server's word or nothing. */
const NEVER =
  /^\/(api\/(auth|captcha|user\/me|docs|openapi|events|payment|course\/payment|quiz\/student|certification\/(final-exam\/student|certificates\/(?!my)))|uploads|certificate|metrics|healthz|readyz)/

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
      const kept = [SHELL_CACHE, ASSETS_CACHE, ANSWERS_CACHE, PICTURES_CACHE]
      const names = await caches.keys()
      await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || request.headers.has('range')) return
  if (PICTURES.test(url.pathname)) return event.respondWith(pictureOf(request))
  if (NEVER.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(pageOf(request))
  else if (url.pathname.startsWith('/api/')) event.respondWith(answerOf(event, url))
  else event.respondWith(fileOf(request, url))
})

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
  const cache = await caches.open(PICTURES_CACHE)
  const copy = await cache.match(request, { ignoreVary: true })
  if (copy) return copy
  const response = await fetch(request)
  if (response.ok) {
    await cache.put(request, response.clone())
    await trim(cache, MAX_PICTURES)
  }
  return response
}

/** Copies are kept by person: the key carries a fingerprint of the token, never the token. */
async function answerOf(event: FetchEvent, url: URL): Promise<Response> {
  const key = await keyFor(url, event.request.headers.get('token'))
  const cache = await caches.open(ANSWERS_CACHE)
  const copy = await cache.match(key)
  const isQuick = QUICK.some((path) => path.test(url.pathname)) && event.request.cache === 'default'
  const given = isQuick ? copy?.clone() : undefined
  const fresh = fetch(event.request).then(async (response) => {
    if (response.ok) await keep(cache, key, response.clone(), given, event.clientId)
    else if (response.status === 401 || response.status === 403 || response.status === 404)
      await cache.delete(key)
    return response
  })
  if (copy && isQuick) {
    event.waitUntil(fresh.catch(() => undefined))
    return copy
  }
  return fresh.catch((failure: unknown) => {
    if (copy) return copy
    throw failure
  })
}

/** An answer that differs from the copy just given goes to the page as news; the page then asks past the copy. */
async function keep(
  cache: Cache,
  key: string,
  fresh: Response,
  given: Response | undefined,
  clientId: string,
) {
  const text = await fresh.clone().text()
  await cache.put(key, fresh)
  if (!given || (await given.text()) === text) return
  const client = await self.clients.get(clientId)
  client?.postMessage('answers-changed')
}

async function keyFor(url: URL, token: string | null): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token ?? ''))
  const person = [...new Uint8Array(bytes, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const keyed = new URL(url)
  keyed.searchParams.set('sw-person', person)
  return keyed.href
}
