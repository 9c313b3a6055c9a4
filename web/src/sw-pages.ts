/// <reference lib="webworker" />
// The pages themselves: the copy at once, the server's word behind. A line that hangs holds up nobody who was here before.
import {
  ACADEMY_BLOCK,
  ACADEMY_CHANGED,
  academyIn,
  PAGE_COPIED,
  SHELL_PAGE,
} from './lib/offline/page-copies.ts'
import { currentSession, PAGES_CACHE, SHELL_CACHE, trim, write } from './sw-kept.ts'
import { heard, silence } from './sw-line.ts'

declare const self: ServiceWorkerGlobalScope

/** What starts a page: the same in all of a release. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/
const COPIED = /<script type="application\/json" id="(?:drawn|reads)"/g
/** The sheets of a page are sent as one, which says what it holds. */
const JOINED_SHEET = /href="([^"]+)" data-holds="([^"]+)"/g
const MAX_PAGES = 60
/** A server that has not answered by then is not asked on. */
const REFRESH_MS = 30_000

const entryOf = (page: string) => ENTRY.exec(page)?.[1]

/** The page as it was drawn when it was last here, else this release's shell; of the network only for who has neither. */
export async function pageOf(event: FetchEvent): Promise<Response> {
  const { request } = event
  const copy = await kept(request)
  if (!copy) return fetch(request)
  if (self.registration.waiting) {
    // Whoever goes on or loads anew comes to the newer release, whose worker has its files here already.
    const newer = await Promise.race([heard(fetch(request)), silence(false)]).catch(() => null)
    return newer ?? copy
  }
  // Read once more rather than cloned: what is cloned goes to the page through this worker, piece by piece.
  const given = kept(request)
  // Nobody waits for it: the first connection that stands is for what the page asks.
  const fresh = heard(fetch(request, { priority: 'low', signal: AbortSignal.timeout(REFRESH_MS) }))
  event.waitUntil(refresh(event, fresh, given).catch(() => undefined))
  return copy
}

const kept = async ({ url }: Request) =>
  (await caches.match(pageKey(url), { cacheName: PAGES_CACHE })) ?? (await shellPage())
const shellPage = () => caches.match(SHELL_PAGE, { cacheName: SHELL_CACHE })

/** A place within the page is the page. */
function pageKey(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}

async function refresh(
  event: FetchEvent,
  sent: Promise<Response>,
  given: Promise<Response | undefined>,
): Promise<void> {
  const session = currentSession()
  const key = pageKey(event.request.url)
  const fresh = await sent
  if (fresh.status === 404 || fresh.status === 410) await (await caches.open(PAGES_CACHE)).delete(key)
  if (!fresh.ok) return
  const [text, before = ''] = await Promise.all([fresh.clone().text(), given.then((copy) => copy?.text())])
  // The page of a newer release wants its own files; its worker is on the way, and offers itself.
  if (!entryOf(before) || entryOf(text) !== entryOf(before)) return
  const academy = academyIn(text)
  const isRenewed = await renewShell(academy)
  await keepPage(key, fresh, text, session)
  // What the page shows is the copy's word or, since it looks there as well, the shell's.
  if (!academy || (academy === academyIn(before) && !isRenewed)) return
  const client = await self.clients.get(event.resultingClientId)
  client?.postMessage({ [ACADEMY_CHANGED]: academy })
}

/** Only what the server allows: what everybody gets. The copy says of when it is. */
async function keepPage(key: string, fresh: Response, text: string, session: number): Promise<void> {
  if (fresh.headers.get('offline-copy') !== 'allowed') return
  const at = fresh.headers.get('date') ?? new Date().toUTCString()
  const copied = text.replace(COPIED, (block) => `${block} ${PAGE_COPIED}="${at}"`)
  const headers = new Headers(fresh.headers)
  // The body is neither packed any more nor of that length.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  await write(PAGES_CACHE, key, new Response(copied, { headers }), session)
  await trim(await caches.open(PAGES_CACHE), MAX_PAGES)
}

/** After the first visit, which no worker saw. */
export async function fetchPage(address: string): Promise<void> {
  const session = currentSession()
  const [fresh, shell] = await Promise.all([
    fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(REFRESH_MS) }),
    shellPage(),
  ])
  const text = fresh.ok ? await fresh.clone().text() : ''
  if (!shell || entryOf(text) !== entryOf(await shell.text())) return
  await renewShell(academyIn(text))
  await keepPage(pageKey(address), fresh, text, session)
}

/** Before a page is kept, so that the shell is never behind one. True where its word was an older one. */
async function renewShell(academy: string | undefined): Promise<boolean> {
  const shell = await shellPage()
  const text = await shell?.clone().text()
  if (!shell || !text || !academy || academyIn(text) === academy) return false
  const renewed = text.replace(ACADEMY_BLOCK, (_, begin, _before, end) => begin + academy + end)
  await (await caches.open(SHELL_CACHE)).put(SHELL_PAGE, new Response(renewed, { headers: shell.headers }))
  return true
}

/** What is opened by its address names one sheet, and whoever follows a link to it asks for those that this one holds: what is here of
 * either does for the other. */
export async function sheetInPlaceOf(path: string): Promise<Response | undefined> {
  if (!path.endsWith('.css')) return
  const pages = await caches.open(PAGES_CACHE)
  // The newest first: it is of the same release, and holds most of what the next page needs.
  for (const page of [...(await pages.keys())].reverse()) {
    const text = await (await pages.match(page))?.text()
    for (const [, joined = '', holds = ''] of text?.matchAll(JOINED_SHEET) ?? []) {
      const held = holds.split(' ').map((file) => `/${file}`)
      const sheet = held.includes(path) ? await keptFile(joined) : path === joined && (await joinedOf(held))
      if (sheet) return sheet
    }
  }
}

const keptFile = (path: string) => caches.match(path, { ignoreVary: true })

async function joinedOf(paths: readonly string[]): Promise<Response | undefined> {
  const sheets = await Promise.all(paths.map(keptFile))
  const rules = await Promise.all(sheets.map((sheet) => sheet?.text()))
  if (rules.includes(undefined)) return
  return new Response(rules.join('\n'), { headers: { 'content-type': 'text/css' } })
}

/** Files of this release are gone from the server: from now on the network's page, until the newer worker takes over. */
export async function giveUpPages(): Promise<void> {
  await Promise.all([
    caches.delete(PAGES_CACHE),
    caches.open(SHELL_CACHE).then((cache) => cache.delete(SHELL_PAGE)),
  ])
}
