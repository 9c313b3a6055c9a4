import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { endpointProblem, lookupWithin, type Reach } from './addresses.ts'
import { type BrowserKeys, encryptPush } from './encrypt.ts'
import { type PushKey, vapidHeader } from './vapid.ts'

export interface PushMessage {
  endpoint: string
  keys: BrowserKeys
  /** What the service worker gets. */
  text: string
  /** How long a service keeps it for a device that is away. */
  ttlSeconds: number
  urgency: 'low' | 'normal' | 'high'
  /** One that still waits there under the same topic gives way to it: 32 letters of base64url at most. */
  topic?: string
}

/** 'gone': nobody listens there any more. 'refused': this message never goes. 'later': another time; `isSilent` where there was no
 * answer at all, so that nobody knows whether it was taken. */
export type PushOutcome =
  | { state: 'taken' }
  | { state: 'gone' }
  | { state: 'refused'; status: number | null }
  | { state: 'later'; afterSeconds: number | null; isSilent: boolean }

export interface PushPost {
  send(message: PushMessage, key: PushKey, now: Date): Promise<PushOutcome>
  close(): void
}

/** A service that takes longer has hung. */
const TIMEOUT_MS = 10_000
const SOCKETS_PER_SERVICE = 10

/** The one way out to push services: no redirect is followed, no answer read beyond its head. */
export function createPushPost(
  { contact, ...reach }: Reach & { contact: string },
  { timeoutMs = TIMEOUT_MS } = {},
): PushPost {
  const kept = { keepAlive: true, maxSockets: SOCKETS_PER_SERVICE, lookup: lookupWithin(reach) }
  const agents = { http: new HttpAgent(kept), https: new HttpsAgent(kept) }

  async function send(message: PushMessage, key: PushKey, now: Date): Promise<PushOutcome> {
    const { endpoint, ttlSeconds, urgency, topic } = message
    if (endpointProblem(endpoint, reach)) return { state: 'refused', status: null }
    const url = new URL(endpoint)
    const body = encryptPush(message.text, message.keys)
    const isPlain = url.protocol === 'http:'
    const options = {
      method: 'POST',
      agent: isPlain ? agents.http : agents.https,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: vapidHeader(key, { audience: url.origin, contact, now }),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        'content-length': body.length,
        ttl: ttlSeconds,
        urgency,
        ...(topic && { topic }),
      },
    }
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const request = (isPlain ? requestHttp : requestHttps)(url, options, resolve)
        request.on('error', reject)
        request.end(body)
      })
      // What it says further nobody reads; an answer without an end is cut off by the signal.
      answer.on('error', () => undefined).resume()
      return outcomeOf(answer, now)
    } catch (error) {
      const isInner = (error as NodeJS.ErrnoException).code === 'NOT_PUBLIC'
      if (isInner) return { state: 'refused', status: null }
      return { state: 'later', afterSeconds: null, isSilent: true }
    }
  }

  return {
    send,
    close: () => {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage, now: Date): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { state: 'taken' }
  if (statusCode === 404 || statusCode === 410) return { state: 'gone' }
  if (statusCode === 429 || statusCode === 408 || statusCode >= 500)
    return { state: 'later', afterSeconds: retryAfter(headers['retry-after'], now), isSilent: false }
  return { state: 'refused', status: statusCode }
}

/** Seconds, or a date (RFC 9110); null for neither. */
function retryAfter(said: string | undefined, now: Date): number | null {
  if (!said) return null
  if (/^\d{1,9}$/.test(said)) return Number(said)
  const at = Date.parse(said)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}
