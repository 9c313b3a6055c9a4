import type {} from '../../early/for-the-program.ts'
import { readFailure, unreachable } from './call-failure.ts'
import type { CallAddress, CallInput, CallReply, CallRest } from './call-types.ts'
import { callWhileDrawing, isDrawing } from './call-while-drawing.ts'
import { noteAnswer } from './first-reading.ts'
import { announceRefusal } from './refusal.ts'
import { announceSessionEnd, sessionToken } from './session-token.ts'

export {
  CallFailure,
  failureMessage,
  isRefused,
  isUnreachable,
  mayPass,
  mayReadAgain,
} from './call-failure.ts'
export type { CallAddress, CallInput, CallReply, UploadProgress } from './call-types.ts'

/** The address of a call with its parts filled in, for links and for <img>. */
export function urlOf(path: string, params: Record<string, string> = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).filter(([, value]) => value != null)
  const search = new URLSearchParams(pairs).toString()
  return search ? `${filled}?${search}` : filled
}

const asked = new Set<string>()
let hasWritten = false

/** What was read before may be old now. */
function noteWriting(): void {
  hasWritten = true
  ahead.clear()
}

/** The service worker may answer a first reading from its copy; asking again, or after writing, wants the server's word. Without a worker
 * all do: who comes back by the browser's button would be given what the browser has, unasked. */
function cacheFor(method: string, url: string): RequestCache {
  if (method !== 'GET') return 'default'
  const isRepeated = hasWritten || asked.has(url)
  asked.add(url)
  return isRepeated || !globalThis.navigator?.serviceWorker?.controller ? 'no-cache' : 'default'
}

/** Readings that a page's route asked for with the page's code; its first call of that address takes the answer. */
const ahead = new Map<string, Promise<Answer>>()
/** On a slow line the code that takes them is this long on its way. */
const AHEAD_MS = 30_000
/** An answer belongs to whoever asked: another person's call never takes it. */
const aheadKey = (url: string, token = sessionToken()) => `${token} ${url}`

interface Answer {
  status: number
  text: string
}

async function answerTo(sent: Promise<Response>, url: string, token: string | null): Promise<Answer> {
  const response = await sent
  const text = await response.text()
  noteAnswer(url, token, response, text)
  return { status: response.status, text }
}

function headersFor(token: string | null): Record<string, string> {
  return { accept: 'application/json', ...(token && { token }) }
}

type Parts = Readonly<Record<string, string>>

function keepAhead(url: string, token: string | null, sent: Promise<Response>): Promise<Answer> {
  const key = aheadKey(url, token)
  const answer = answerTo(sent, url, token)
  // A failure is told to the call that takes the answer.
  answer.catch(() => {})
  ahead.set(key, answer)
  setTimeout(() => ahead.delete(key), AHEAD_MS)
  return answer
}

type Reading = [address: string, params?: Parts, query?: Parts]

/** The answer, for whoever waits for it without taking it; undefined where the page came with it. */
export function callAhead(...[address, ...parts]: Reading): Promise<unknown> | undefined {
  const url = urlOf(address.slice('GET '.length), ...parts)
  const token = sessionToken()
  if (drawn.has(url)) return undefined
  return (
    ahead.get(aheadKey(url)) ??
    keepAhead(url, token, fetch(url, { headers: headersFor(token), cache: cacheFor('GET', url) }))
  )
}

/** Whether a page has taken the answer before, and most likely holds it still. */
export function wasRead(...[address, ...parts]: Reading): boolean {
  const url = urlOf(address.slice('GET '.length), ...parts)
  return asked.has(url) && !ahead.has(aheadKey(url))
}

/** Addresses that the page came with the answers of: nobody asks for them ahead. */
const drawn = new Set<string>()

/** Once, before the first call. */
export function takeEarlyAnswers(): void {
  for (const url in JSON.parse(globalThis.document?.getElementById('drawn')?.textContent || '{}'))
    drawn.add(url)
  takeAnswers((url) => !drawn.has(url))
  // What the program has asked for meanwhile, or what is old by now, is left.
  const isNew = (url: string) => !hasWritten && !asked.has(url) && !drawn.has(url)
  globalThis.early?.page?.then(
    () => takeAnswers(isNew),
    () => undefined,
  )
}

function takeAnswers(isWanted: (url: string) => boolean): void {
  const { early } = globalThis
  if (!early) return
  for (const [url, sent] of Object.entries(early.answers)) {
    if (isWanted(url)) keepAhead(url, early.token, sent)
    else delete early.answers[url]
    asked.add(url)
  }
}

/** Answers that were asked ahead turned out to be old before a query took them. */
export function dropAnswersAhead(): void {
  isAheadOld = true
  ahead.clear()
}
let isAheadOld = false

/** Whether what the page began with is a copy that the server has since had another word of. */
export const haveAnswersChanged = (): boolean => isAheadOld

/** A page begins with it: whoever asks again wants what is new. */
export const dropAnswerAhead = (url: string): void => void takeAhead(url)

/** Nothing is ahead of a call that writes: what was has just been dropped. */
function takeAhead(url: string): Promise<Answer> | undefined {
  const key = aheadKey(url)
  const known = ahead.get(key)
  ahead.delete(key)
  delete globalThis.early?.answers[url]
  return known
}

/** The only way to the server. Resolves with the reply; every failure is a `CallFailure`, an abort is an `AbortError`. */
export async function call<A extends CallAddress>(
  address: A,
  ...[input]: CallRest<A>
): Promise<CallReply<A>> {
  const { params, query, body, form, signal, onUploadProgress, keepalive } = (input ?? {}) as Loose<A>
  const [method, path] = address.split(' ') as [string, string]
  const url = urlOf(path, params, query)
  if (import.meta.env.SSR && isDrawing())
    return (await callWhileDrawing(address, params ?? {}, url)) as CallReply<A>
  const token = sessionToken()
  const headers = headersFor(token)
  const content = form ?? (body === undefined ? undefined : JSON.stringify(body))
  if (typeof content === 'string') headers['content-type'] = 'application/json'

  if (method !== 'GET') noteWriting()
  let answer: Answer
  try {
    if (onUploadProgress) {
      const sending = await import('./send-form.ts')
      answer = await sending.sendWithProgress(method, url, headers, content, onUploadProgress, signal)
    } else {
      answer = await (takeAhead(url) ??
        answerTo(
          fetch(url, { method, headers, body: content, signal, keepalive, cache: cacheFor(method, url) }),
          url,
          token,
        ))
    }
  } catch (failure) {
    throw signal?.aborted ? failure : unreachable()
  }
  if (answer.status === 401 && token) announceSessionEnd(token)
  if (answer.status === 403 && token) announceRefusal()
  if (answer.status > 299) throw readFailure(answer.status, answer.text)
  return (answer.text ? JSON.parse(answer.text) : undefined) as CallReply<A>
}

type Loose<A extends CallAddress> = Partial<
  Omit<CallInput<A>, 'params' | 'query' | 'body' | 'form'> & {
    params: Record<string, string>
    query: object
    body: unknown
    form: FormData
    signal: AbortSignal
    onUploadProgress: (progress: { sentBytes: number; totalBytes: number }) => void
    keepalive: boolean
  }
>
