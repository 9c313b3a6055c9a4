/// <reference lib="webworker" />
// The answers of calls that the contract lets a browser keep.
import { ANSWERS_CACHE, ANSWERS_CHANGED } from './lib/offline/offline-copies.ts'
import { type CopiedAnswer, PERSON_PAGE } from './lib/offline/page-copies.ts'
import { currentSession, PAGES_CACHE, trim, write } from './sw-kept.ts'
import { heard, silence } from './sw-line.ts'
import { answersIn, isAsDrawn } from './sw-person-page.ts'

declare const self: ServiceWorkerGlobalScope

const MAX_ANSWERS = 600

/** Where a copy is, of whom and in which of the caches. */
interface Place {
  key: string
  cacheName: string
}

/** Copies are kept by person: the key carries a fingerprint of the token, never the token. */
export async function answerOf(event: FetchEvent, url: URL, mode: 'quick' | 'fallback'): Promise<Response> {
  const session = currentSession()
  const place = await placeFor(url, event.request.headers.get('token'))
  const copy = await caches.match(place.key, place)
  // The page's own script wants the copy and nothing else. (`only-if-cached` would say it, and Chromium crashes on it where requests are intercepted.)
  if (event.request.cache === 'force-cache') return copy ?? new Response(null, { status: 204 })
  const isFirst = event.request.cache === 'default'
  let given: Response | undefined
  const give = (one: Response): Response => {
    given = one.clone()
    return one
  }
  const take = async (response: Response, text: string) => {
    await tell(event, response.status < 500 ? 'academy-answered' : 'academy-silent')
    if (response.ok) await keep(event, place, response, text, given, session)
    else if (response.status === 401 || response.status === 403 || response.status === 404) {
      await drop(place)
      // The page was given a copy of what is gone, or no longer its reader's.
      if (given) await tell(event, ANSWERS_CHANGED)
    }
  }
  // The server's word, whatever the browser has: it is asked about by its entity tag. Who waits gets it whole, and before it is kept.
  const fresh = heard(fetch(event.request, { cache: 'no-cache' })).then(async (response) => {
    const text = await response.clone().text()
    event.waitUntil(take(response.clone(), text))
    return response
  })
  const tellOfMiss = async (failure: unknown) => {
    // A page that no longer wants an answer has not missed it.
    if (!(failure instanceof DOMException && failure.name === 'AbortError'))
      await tell(event, 'academy-silent')
  }
  if (!copy) {
    event.waitUntil(fresh.catch(tellOfMiss))
    // A page is not waited for on a line that is silent: there may be copies of what its calls were answered.
    return url.pathname === PERSON_PAGE ? Promise.race([fresh, silence(false)]) : fresh
  }
  event.waitUntil(fresh.catch(() => undefined))
  const isQuick = mode === 'quick' && isFirst
  if (isQuick) give(copy)
  const patient = Promise.race([fresh, silence(!isFirst || isQuick)]).catch(async (failure: unknown) => {
    await tellOfMiss(failure)
    return given ? copy : give(copy)
  })
  if (!isQuick) return patient
  event.waitUntil(patient)
  return copy
}

async function tell({ clientId }: FetchEvent, word: string): Promise<void> {
  const client = await self.clients.get(clientId)
  client?.postMessage(word)
}

async function drop({ key, cacheName }: Place): Promise<void> {
  await (await caches.open(cacheName)).delete(key)
}

/** An answer that differs from the copy just given goes to the page as news; the page then asks past the copy. */
async function keep(
  event: FetchEvent,
  place: Place,
  fresh: Response,
  text: string,
  given: Response | undefined,
  session: number,
) {
  const before = await given?.text()
  const isPage = new URL(event.request.url).pathname === PERSON_PAGE
  if (isPage) {
    const [token, at] = [event.request.headers.get('token'), fresh.headers.get('date') ?? '']
    await keepAnswers(answersIn(text, token, at), { isNewer: true })
  }
  // The server decides it caller by caller: teachers read more through the same call.
  if (fresh.headers.get('offline-copy') !== 'allowed') return
  await write(place.cacheName, place.key, fresh, session)
  if (session === currentSession()) await trim(await caches.open(ANSWERS_CACHE), MAX_ANSWERS)
  const isSame = before === undefined || (isPage ? isAsDrawn(before, text) : before === text)
  if (!isSame) await tell(event, ANSWERS_CHANGED)
}

/** A drawn page belongs to the program that takes it over: it goes with the release, and counts among the pages (`sw-pages.ts`). */
async function placeFor(url: URL, token: string | null): Promise<Place> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token ?? ''))
  const person = [...new Uint8Array(bytes, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const keyed = new URL(url)
  keyed.searchParams.set('sw-person', person)
  if (url.pathname !== PERSON_PAGE) return { key: keyed.href, cacheName: ANSWERS_CACHE }
  // A page is the same one, with its rules or without.
  keyed.searchParams.delete('has')
  return { key: keyed.href, cacheName: PAGES_CACHE }
}

/** What was read before there was a worker, as the page has it, or within a page; the server had allowed each of them. */
export async function keepAnswers(answers: readonly CopiedAnswer[], { isNewer = false } = {}): Promise<void> {
  const session = currentSession()
  for (const { url, token, text, at } of answers) {
    const place = await placeFor(new URL(url, self.location.origin), token)
    const headers = { 'content-type': 'application/json', date: at, 'offline-copy': 'allowed' }
    // What has come through here meanwhile is newer than what was read before.
    if (isNewer || !(await caches.match(place.key, place)))
      await write(place.cacheName, place.key, new Response(text, { headers }), session)
  }
}
