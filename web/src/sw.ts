/// <reference lib="webworker" />
// The academy without a line: the shell opens, and what was read before stays readable. Media and signing in never pass
// through here, and a new release waits until the person reloads.
import { ANSWERS_CACHE, FORGET_COPIES, FORGET_PERSON, PICTURES_CACHE } from './lib/offline/offline-copies.ts'
import { type FirstReading, SHELL_PAGE } from './lib/offline/page-copies.ts'
import { PUSH_CACHE } from './lib/offline/push-place.ts'
import { within } from './lib/within.ts'
import { answerOf, keepAnswers } from './sw-answers.ts'
import { currentSession, forget, PAGES_CACHE, SHELL_CACHE, trim, write } from './sw-kept.ts'
import { fetchPage, giveUpPages, pageOf, sheetInPlaceOf } from './sw-pages.ts'
import { endPush } from './sw-push.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build: the files of the shell. */
declare const __PRECACHE__: string[]
/** The calls that the contract lets a browser keep, as patterns: all others go past this worker. */
declare const __CALLS__: [pattern: string, mode: 'quick' | 'fallback'][]

const ASSETS = '/assets/'
const ASSETS_CACHE = 'assets'
const MAX_ASSETS = 120
/** In place of a sheet that has not come by then another is given that has its rules, where one is here. */
const SHEET_MS = 1_000
/** Pictures of questions carry a name that nobody gives twice: a copy is as good as the picture. */
const PICTURES = /^\/uploads\/questions\//
const MAX_PICTURES = 300
/** What the server answers by itself, files among them: the shell knows none of them. */
const SERVER_PAGES = /^\/(api|uploads|certificate|metrics|healthz|readyz)(\/|$)|\.\w{1,10}$/

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
      const kept = [SHELL_CACHE, ASSETS_CACHE, PAGES_CACHE, ANSWERS_CACHE, PICTURES_CACHE, PUSH_CACHE]
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
  if (event.data?.answers) event.waitUntil(keepFirstReading(event.data))
})

async function keepFirstReading({ answers, assets, page }: FirstReading): Promise<void> {
  const allowed = answers.filter(({ url }) => CALLS.some(({ path }) => path.test(url.replace(/\?.*/, ''))))
  await Promise.allSettled([keepAnswers(allowed), keepAssets(assets), page && fetchPage(page)])
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const { pathname } = url
  if (request.method !== 'GET' || url.origin !== self.location.origin || request.headers.has('range')) return
  if (request.mode === 'navigate') {
    if (!SERVER_PAGES.test(pathname)) event.respondWith(pageOf(event))
  } else if (PICTURES.test(pathname)) event.respondWith(pictureOf(request))
  else if (pathname.startsWith(ASSETS) || FILES.has(pathname)) event.respondWith(fileOf(request, url))
  else {
    const call = CALLS.find(({ path }) => path.test(pathname))
    if (call) event.respondWith(answerOf(event, url, call.mode))
  }
})

/** Files under /assets carry their content in their name, and the others are this release's: a copy is as good as the file. */
async function fileOf(request: Request, url: URL): Promise<Response> {
  const copy = await caches.match(request, { ignoreVary: true })
  if (copy) return copy
  const sent = fetch(request)
  const other = (await within(SHEET_MS, sent)) ? undefined : await sheetInPlaceOf(url.pathname)
  if (other) return other
  const response = await sent
  if (!url.pathname.startsWith(ASSETS)) return response
  if (response.status === 404) await giveUpPages()
  if (response.ok) await keepAsset(request, response.clone())
  return response
}

async function keepAsset(key: RequestInfo, response: Response): Promise<void> {
  const cache = await caches.open(ASSETS_CACHE)
  await cache.put(key, response)
  await trim(cache, MAX_ASSETS)
}

/** What the first page was made of: the browser has it still, and asks nobody for it. */
async function keepAssets(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (await caches.match(address, { ignoreVary: true })) continue
    const response = await fetch(address)
    if (response.ok) await keepAsset(address, response)
  }
}

async function pictureOf(request: Request): Promise<Response> {
  const session = currentSession()
  const copy = await caches.match(request, { ignoreVary: true, cacheName: PICTURES_CACHE })
  if (copy) return copy
  const response = await fetch(request)
  if (response.ok) {
    await write(PICTURES_CACHE, request, response.clone(), session)
    if (session === currentSession()) await trim(await caches.open(PICTURES_CACHE), MAX_PICTURES)
  }
  return response
}
