import { HTTP_MESSAGES } from '@academy/contract/http'
import type { Context } from '../context.ts'
import { encodeReply } from '../encode-reply.ts'
import { admit } from '../guard.ts'
import { paramsSchema } from '../params.ts'
import { invalid, Problem } from '../problem.ts'
import type { Route } from '../route.ts'
import { isUnsound } from '../unsound.ts'
import { parse } from '../validate.ts'

/** A call that a page makes first, with its parts as its address has them. */
export interface PageCall {
  address: string
  params: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  /** The same filled in: what the page knows the answer by. */
  url: string
}
export interface PageAnswer {
  status: number
  body: unknown
}

/** Readings that are asked in a page's own request: none that is counted, none whose answer is no JSON. */
export const readingsAmong = (routes: readonly Route[]): ReadonlyMap<string, Route> =>
  new Map(
    routes
      .filter(({ endpoint, isFile, isRedirect }) => {
        return endpoint.method === 'GET' && !endpoint.limit && !isFile && !isRedirect
      })
      .map((route) => [route.endpoint.address as string, route]),
  )

/** What the context's caller would hear if they made the call by itself: the same guard, schemas and action.
 * @throws what is no refusal: the database being away, a mistake of ours. */
export async function answerCall(
  { endpoint, action }: Route,
  ctx: Context,
  { params, query }: PageCall,
): Promise<PageAnswer> {
  try {
    admit(endpoint.who, ctx.caller)
    if (isUnsound([params, query])) throw invalid(HTTP_MESSAGES.unacceptableText)
    const input = {
      params: parse(paramsSchema(endpoint.path, endpoint.params), params),
      query: endpoint.query && parse(endpoint.query, query),
      body: undefined,
      file: null,
    }
    return { status: 200, body: encodeReply(endpoint, await action(ctx, input)) }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    const { status, message, fields, details } = error
    return { status, body: { message, ...(fields && { fields }), ...details } }
  }
}
