import type { z } from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Address = `${Method} /${string}`

/** Who may call at all; which rows they may touch is decided by the room's access file on the server.
 * 'student' excludes instructors and admins; 'teacher' is instructor, admin and superadmin; 'admin' includes superadmin. */
export type Who = 'everyone' | 'signed-in' | 'student' | 'teacher' | 'admin' | 'superadmin'

/** A multipart endpoint's file, in the field `file`. Caps are in bytes and enforced while reading. */
export interface Upload {
  maxBytes: number
  isRequired: boolean
  /** A tighter cap, once the file's name and the fields sent before it are known. */
  maxBytesFor?: (fileName: string, fields: Record<string, string>) => number
  /** What a file over its cap is told, in place of the general sentence. */
  tooLarge?: (maxBytes: number) => string
}

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never
type PathOf<A extends string> = A extends `${string} ${infer P}` ? P : never
/** `{id}` parts of an address; each is a 24-hex id unless `params` says otherwise. */
export type PathParams<A extends string> = Record<ParamNames<PathOf<A>>, string>

export interface EndpointOptions<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  who: Who
  /** One line for the API's reference. */
  summary: string
  params?: Record<string, z.ZodType<string>>
  query?: Q
  body?: B
  reply: R
  /** The type of a reply that is a file's bytes and no JSON; `reply` is then unknown. */
  produces?: string
  /** Opens in a link as well: without the header `token`, by an address that an answer carries, signed for the reader's session. */
  opensSigned?: boolean
  upload?: Upload
  /** A browser's or a mail program's form may come as well; what it says is not read. */
  takesForm?: boolean
  /** The most that a JSON body may weigh, where it is not `BODY_BYTES.usual`. An uploaded file has a cap of its own. */
  bodyMaxBytes?: number
  /** The reply carries an ETag, and If-None-Match saves its body. For what pages ask again and again. */
  hasTag?: boolean
  /** The browser may keep the reply for when there is no line; absent means never. 'quick': the copy at once, then the server's word;
   * 'fallback': the copy only where the server cannot be reached. Only for what the caller may leave on a borrowed phone: no answer
   * key, no sitting, no money, nobody else's data. What teachers read through learners' calls is not kept, whatever stands here; a call
   * of theirs alone that says it means what they mark without a line. */
  offline?: 'quick' | 'fallback'
  /** Calls allowed in a window, counted in the database for all nodes together. */
  limit?: { max: number; perSeconds: number; by: 'network' | 'caller' }
}

export interface Endpoint<
  A extends Address = Address,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> extends EndpointOptions<Q, B, R> {
  address: A
  method: Method
  path: string
}

/** Declares one call. The same object types the server's route, the web's `call`, the access matrix and OpenAPI. */
export function endpoint<
  const A extends Address,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  R extends z.ZodType = z.ZodType,
>(address: A, options: EndpointOptions<Q, B, R>): Endpoint<A, Q, B, R> {
  const [method, path] = address.split(' ') as [Method, string]
  return { address, method, path, ...options }
}
