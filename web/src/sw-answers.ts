/// <reference lib="webworker" />
// The answers of calls that the contract lets a browser keep.
import { ANSWERS_CACHE, ANSWERS_CHANGED } from './lib/offline-copies.ts'
import type { CopiedAnswer } from './lib/page-copies.ts'
import { currentSession, write } from './sw-kept.ts'
import { heard, silence } from './sw-line.ts'

declare const self: ServiceWorkerGlobalScope

/** Copies are kept by person: the key carries a fingerprint of the token, never the token. */
export async function answerOf(event: FetchEvent, url: URL, mode: 'quick' | 'fallback'): Promise<Response> {
  const session = currentSession()
  const key = await keyFor(url, event.request.headers.get('token'))
  const copy = await caches.match(key, { cacheName: ANSWERS_CACHE })
  const isFirst = event.request.cache === 'default'
  let given: Response | undefined
  const give = (one: Response): Response => {
    given = one.clone()
    return one
  }
  // The server's word, whatever the browser has: it is asked about by its entity tag.
  const fresh = heard(fetch(event.request, { cache: 'no-cache' })).then(async (response) => {
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
  if (given && (await given.text()) !== text) await tell(event, ANSWERS_CHANGED)
}

async function keyFor(url: URL, token: string | null): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token ?? ''))
  const person = [...new Uint8Array(bytes, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const keyed = new URL(url)
  keyed.searchParams.set('sw-person', person)
  return keyed.href
}

/** What was read before there was a worker, as the page has it; the server had allowed each of them. */
export async function keepAnswers(answers: readonly CopiedAnswer[]): Promise<void> {
  const session = currentSession()
  for (const { url, token, text, at } of answers) {
    const key = await keyFor(new URL(url, self.location.origin), token)
    const headers = { 'content-type': 'application/json', date: at, 'offline-copy': 'allowed' }
    // What has come through here meanwhile is newer.
    if (!(await caches.match(key, { cacheName: ANSWERS_CACHE })))
      await write(ANSWERS_CACHE, key, new Response(text, { headers }), session)
  }
}
