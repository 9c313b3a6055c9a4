import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushSubscriptionKeys } from '@academy/contract/notifications'

export interface ArrivedPush {
  /** Which browser it was for. */
  endpoint: string
  /** As its service worker reads it. */
  data: { title: string; body: string; link: string | null; tag: string }
  ttl: number
  urgency: string | undefined
  topic: string | undefined
  contact: string
}

/** What the service says next: a status with what follows it, or nothing at all. */
export type PushMood = { status: number; retryAfter?: string } | 'silent'

export interface TestBrowser {
  keys: PushSubscriptionKeys
  /** Decrypted: what has arrived for it, the newest last. */
  arrived: ArrivedPush[]
  /** How its service answers to what is for it, from now on; undefined: as it should. */
  mood: PushMood | undefined
}

export interface PushService {
  url: string
  /** A browser that has subscribed by the academy's key: what another key has signed is refused. */
  subscribe(publicKey: string): TestBrowser
  /** Every call, also of what was not taken. */
  calls: number
  close(): Promise<void>
}

interface Kept {
  browser: TestBrowser
  publicKey: string
  privateKey: Buffer
}

/** A push service on loopback, as RFC 8030, 8188, 8291 and 8292 describe one, and the browsers behind it: it believes a signature alone, and
 * reads what a browser would with the key that never left it. It shares no line with the code it judges. */
export async function startPushService(now = () => new Date()): Promise<PushService> {
  const browsers = new Map<string, Kept>()
  const server = createServer((request, response) => {
    void take(request, response).catch((error) => {
      response.writeHead(400).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    service.calls += 1
    const body = await buffer(request)
    const endpoint = `${url}${request.url}`
    const kept = browsers.get(endpoint)
    if (!kept) return void response.writeHead(404).end()
    const { browser } = kept
    if (browser.mood === 'silent') return
    const contact = verifySender(String(request.headers.authorization), {
      publicKey: kept.publicKey,
      audience: url,
      now: now(),
    })
    if (contact === null) return void response.writeHead(403).end()
    if (browser.mood) {
      const { status, retryAfter } = browser.mood
      return void response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end()
    }
    if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm')
    if (body.length > 4096) return void response.writeHead(413).end()
    const { topic, urgency, ttl } = request.headers
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(String(topic))) throw new Error('no topic')
    if (!/^\d+$/.test(String(ttl))) throw new Error('no ttl')
    browser.arrived.push({
      endpoint,
      data: JSON.parse(decrypt(body, kept.privateKey, browser.keys.auth)),
      ttl: Number(ttl),
      urgency: urgency as string | undefined,
      topic: topic as string | undefined,
      contact,
    })
    response.writeHead(201, { location: `${url}/message/${browser.arrived.length}` }).end()
  }

  const service: PushService = {
    url,
    calls: 0,
    subscribe: (publicKey) => {
      const ecdh = createECDH('prime256v1')
      const keys = {
        endpoint: `${url}/push/${randomBytes(12).toString('base64url')}`,
        p256dh: ecdh.generateKeys().toString('base64url'),
        auth: randomBytes(16).toString('base64url'),
      }
      const browser: TestBrowser = { keys, arrived: [], mood: undefined }
      browsers.set(keys.endpoint, { browser, publicKey, privateKey: ecdh.getPrivateKey() })
      return browser
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return service
}

/** Whom the sender says to write to; null where the signature is not of the key that the browser subscribed with, or not for us. */
function verifySender(
  authorization: string,
  { publicKey, audience, now }: { publicKey: string; audience: string; now: Date },
): string | null {
  const [, token = '', key = ''] = authorization.match(/^vapid t=([\w.-]+), k=([\w-]+)$/) ?? []
  if (key !== publicKey) return null
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  const { aud, exp, sub } = read(claims)
  const secondsLeft = exp - now.getTime() / 1000
  const isNow = secondsLeft > 0 && secondsLeft <= 86_400
  const isWhole = read(head).alg === 'ES256' && aud === audience && isNow && /^(https:|mailto:)/.test(sub)
  return isSigned && isWhole ? sub : null
}

/** As the browser does it: RFC 8291, section 3.4, with its own private key. */
function decrypt(body: Buffer, privateKey: Buffer, auth: string): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey)
  const derive = (secret: Buffer, salted: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const ikm = derive(ecdh.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = plain.lastIndexOf(2)
  return plain.subarray(0, end).toString()
}
