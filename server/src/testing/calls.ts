import type { Api } from '@academy/contract'
import type { PathParams } from '@academy/contract/http'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { refuseKeys } from './answer-key.ts'

export interface SentFile {
  name: string
  bytes: Uint8Array
  type?: string
}
type Body<A extends keyof Api> = z.input<NonNullable<Api[A]['body']>>
type Query<A extends keyof Api> = z.input<NonNullable<Api[A]['query']>>
export type Reply<A extends keyof Api> = z.output<Api[A]['reply']>

export interface Sending<A extends keyof Api> {
  params?: PathParams<A>
  query?: Query<A>
  body?: Body<A>
  file?: SentFile
  headers?: Record<string, string>
}
/** What a client that ignores the contract sends. `payload` is the body's own bytes. */
export interface RawSending {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  payload?: string | Buffer
  file?: SentFile
  headers?: Record<string, string>
}
export interface Answer {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  // biome-ignore lint/suspicious/noExplicitAny: whatever came, for tests that look at it as a stranger does
  body: any
  text: string
}

/** A call that was not answered with 200. */
export class Refusal extends Error {
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly headers: Answer['headers']

  constructor({ status, body, headers, text }: Answer) {
    super(body?.message ?? text)
    this.status = status
    this.fields = body?.fields
    this.headers = headers
  }
}

export interface Client {
  /** The parsed reply; anything but 200 rejects with `Refusal`. */
  call<A extends keyof Api>(address: A, sending?: Sending<A>): Promise<Reply<A>>
  /** The answer as it came, whatever its status; takes any input and any address. */
  send(address: string, sending?: RawSending): Promise<Answer>
}

/** Calls the app as the holder of `token`, or as a visitor. */
export function clientOf(app: FastifyInstance, token: string | null): Client {
  async function send(address: string, sending: RawSending = {}): Promise<Answer> {
    const [method = 'GET', path = '/'] = address.split(' ')
    const { payload, headers } = await payloadOf(sending)
    const response = await app.inject({
      method: method as 'GET',
      url: urlOf(path, sending),
      headers: { ...(token && { token }), ...headers, ...sending.headers },
      payload,
    })
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    const body = isJson && response.payload ? response.json() : undefined
    refuseKeys(address, token, { body })
    return { status: response.statusCode, headers: response.headers, body, text: response.payload }
  }
  return {
    send,
    call: async (address, sending = {}) => {
      const answer = await send(address, sending as RawSending)
      if (answer.status !== 200) throw new Refusal(answer)
      return answer.body
    },
  }
}

function urlOf(path: string, { params = {}, query = {} }: RawSending): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? `{${name}}`))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.append(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

async function payloadOf({ body, payload, file }: RawSending) {
  if (payload !== undefined) return { payload, headers: { 'content-type': 'application/json' } }
  if (!file) {
    if (body === undefined) return { payload: undefined, headers: {} }
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  form.append('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name)
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}
