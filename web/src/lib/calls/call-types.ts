import type { Api } from '@academy/contract'
import type { Endpoint, PathParams } from '@academy/contract/http'
import type { z } from 'zod'

export type CallAddress = keyof Api

type PartsOf<E> = E extends Endpoint<infer A, infer Q, infer B, infer R> ? { a: A; q: Q; b: B; r: R } : never
type Params<A extends string> = keyof PathParams<A> extends never
  ? { params?: never }
  : { params: PathParams<A> }
type Query<Q> = undefined extends Q ? { query?: Q } : object extends Q ? { query?: Q } : { query: Q }
/** Multipart calls give a `form` in place of the body; the fields are the same. */
type Body<B> = undefined extends B
  ? { body?: B; form?: FormData }
  : { body: B; form?: never } | { body?: never; form: FormData }

export interface UploadProgress {
  sentBytes: number
  totalBytes: number
}

interface Manner {
  signal?: AbortSignal
  /** Told while a body or a form goes up. */
  onUploadProgress?: (progress: UploadProgress) => void
  /** The request outlives the page (leaving, logging out). */
  keepalive?: boolean
}

export type CallInput<A extends CallAddress> = Params<A> &
  Query<z.input<PartsOf<Api[A]>['q']>> &
  Body<z.input<PartsOf<Api[A]>['b']>> &
  Manner

/** What the server sends; the contract's schema has shaped it there. */
export type CallReply<A extends CallAddress> = z.output<PartsOf<Api[A]>['r']>

/** Input may be left out where nothing in it is required. */
export type CallRest<A extends CallAddress> =
  object extends CallInput<A> ? [input?: CallInput<A>] : [input: CallInput<A>]
