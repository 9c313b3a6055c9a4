import type { Endpoint, PathParams } from '@academy/contract/http'
import type { z } from 'zod'
import type { Context, Entry } from './context.ts'
import type { FileReply } from './file-reply.ts'
import type { UploadedFile } from './uploads.ts'

// biome-ignore lint/suspicious/noExplicitAny: an endpoint of any shape; each use below narrows it again
type AnyEndpoint = Endpoint<any, any, any, any>

/** What an action gets: parsed, and nothing that the contract does not name. */
export interface Input<E extends AnyEndpoint> {
  params: PathParams<E['address']>
  query: z.output<NonNullable<E['query']>>
  body: z.output<NonNullable<E['body']>>
  /** The uploaded file of a multipart call, waiting in the storage; removed unless the action keeps it. */
  file: UploadedFile | null
}
export type Action<E extends AnyEndpoint, R> = (ctx: Context, input: Input<E>) => Promise<R>

export interface Route {
  endpoint: AnyEndpoint
  // biome-ignore lint/suspicious/noExplicitAny: the pair was checked where it was made
  action: (ctx: Context, input: any) => Promise<any>
  isSlow: boolean
  isRedirect: boolean
  isFile: boolean
  /** Its action gets an entry, never more. */
  isEntering?: true
  /** Where a redirect that fails leads. */
  onFailure?: Redirect
  /** Of a call that browsers may keep: whether they may keep this reply. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  isKept?: (reply: any) => boolean
  /** How hard its answers are packed, where it is not as those of other calls. */
  brotliQuality?: number
  /** How the reply is kept packed. */
  packed?: PackedReply
  // biome-ignore lint/suspicious/noExplicitAny: as above
  look?: (ctx: Context, params: any) => Promise<unknown>
}

/** Binds a call to what it does. A call that is not a GET runs in one transaction. */
export function route<E extends AnyEndpoint>(endpoint: E, action: Action<E, z.input<E['reply']>>): Route {
  return { endpoint, action, isSlow: false, isRedirect: false, isFile: false }
}

/** For calls whose action begins with `entry.enter`: who calls is found in the same round trip as what the call begins with, and not before.
 * Statements that travel so name the caller by `entry.asking`. One that writes does so by itself, in that statement or by `entry.write`. */
export function enteringRoute<E extends AnyEndpoint>(
  endpoint: E,
  action: (entry: Entry, input: Input<E>) => Promise<z.input<E['reply']>>,
): Route {
  const { who, limit, opensSigned, upload, address } = endpoint
  if (who === 'everyone' || limit || opensSigned || upload)
    throw new Error(`${address} must know first who calls`)
  return { endpoint, action, isSlow: true, isRedirect: false, isFile: false, isEntering: true }
}

/** For calls that hash, upload or ask others first: the action itself calls `ctx.write` for the part that writes. */
export function slowRoute<E extends AnyEndpoint>(endpoint: E, action: Action<E, z.input<E['reply']>>): Route {
  return { endpoint, action, isSlow: true, isRedirect: false, isFile: false }
}

/** For uploads that take the place of something: `look` sees it when the call arrives, before its file does. */
export function replacingRoute<E extends AnyEndpoint, Seen>(
  endpoint: E,
  look: (ctx: Context, params: PathParams<E['address']>) => Promise<Seen>,
  action: (ctx: Context, input: Input<E> & { seen: Seen }) => Promise<z.input<E['reply']>>,
): Route {
  return { endpoint, action, look, isSlow: true, isRedirect: false, isFile: false }
}

export interface PackedReply {
  // biome-ignore lint/suspicious/noExplicitAny: the pair was checked where it was made
  source(ctx: Context, input: any): Promise<unknown>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  reply(ctx: Context, input: any, source: any): Promise<unknown>
}

/** For calls that answer everybody the same. `source` is read for each call and says all that the reply is made from, or its version; the reply
 * itself is made, packed and kept once for all who ask while the source says the same, here and in browsers, which ask about it each time.
 * A source of null is not worth keeping. */
export function packedRoute<E extends AnyEndpoint, Source>(
  endpoint: E,
  source: (ctx: Context, input: Input<E>) => Promise<Source>,
  reply: (ctx: Context, input: Input<E>, source: Source) => Promise<z.input<E['reply']>>,
): Route {
  if (endpoint.who !== 'everyone') throw new Error(`${endpoint.address} is not everybody's`)
  const action: Action<E, z.input<E['reply']>> = async (ctx, input) =>
    reply(ctx, input, await source(ctx, input))
  return { ...route(endpoint, action), packed: { source, reply } }
}

export interface Redirect {
  location: string
  /** A Set-Cookie line. */
  cookie?: string
}

/** For browser navigations: the action gives the address to go to, and `onFailure` the one for whatever goes wrong before or in it,
 * because nobody's window may end on our JSON. */
export function redirectRoute<E extends AnyEndpoint>(
  endpoint: E,
  action: Action<E, Redirect>,
  onFailure: Redirect,
): Route {
  return { endpoint, action, isSlow: true, isRedirect: true, isFile: false, onFailure }
}

/** For calls whose reply is a file's bytes: the endpoint says what it `produces`. */
export function fileRoute<E extends AnyEndpoint>(endpoint: E, action: Action<E, FileReply>): Route {
  return { endpoint, action, isSlow: true, isRedirect: false, isFile: true }
}
