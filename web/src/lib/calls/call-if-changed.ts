import { readFailure, unreachable } from './call-failure.ts'
import type { CallAddress, CallReply } from './call-types.ts'
import { isDrawing, Unanswered } from './call-while-drawing.ts'
import { announceSessionEnd, sessionToken } from './session-token.ts'

export interface TaggedReply<R> {
  reply: R
  /** The server's name for exactly this reply. */
  tag: string | null
}

/** For what a page asks again and again: null when the server still has what `tag` names. Fails as `call` does. */
export async function callIfChanged<A extends CallAddress & `GET ${string}`>(
  address: A,
  tag: string | null,
  signal?: AbortSignal,
): Promise<TaggedReply<CallReply<A>> | null> {
  // Asked again and again, and in nobody's first words.
  if (import.meta.env.SSR && isDrawing()) throw new Unanswered()
  const token = sessionToken()
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token) headers.token = token
  if (tag) headers['if-none-match'] = tag
  let response: Response
  let text: string
  try {
    response = await fetch(address.slice('GET '.length), { headers, cache: 'no-store', signal })
    text = await response.text()
  } catch (failure) {
    if (signal?.aborted) throw failure
    throw unreachable()
  }
  if (response.status === 304) return null
  if (response.status === 401 && token) announceSessionEnd(token)
  if (!response.ok) throw readFailure(response.status, text)
  return { reply: JSON.parse(text) as CallReply<A>, tag: response.headers.get('etag') }
}
