import { HTTP_MESSAGES } from '@academy/contract/http'
import { contextFor, type Services } from '../context.ts'
import { encodeReply } from '../encode-reply.ts'
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
export interface VisitorCalls {
  (call: PageCall): Promise<PageAnswer>
  /** Whether everybody may ask it. */
  areOpen(address: string): boolean
}

const VISITOR = { network: 'page', device: 'page', cookie: '', requestId: '' }

/** Answers a page's calls by the very actions that answer the browser's, as to somebody nobody knows: a page that everybody gets
 * holds nothing else. Only what everybody may read is asked.
 * @throws what is no refusal: the database being away, a mistake of ours. */
export function visitorCalls(routes: readonly Route[], services: Services): VisitorCalls {
  const open = new Map(
    routes
      .filter(({ endpoint, isFile, isRedirect }) => {
        const { method, who, limit } = endpoint
        return method === 'GET' && who === 'everyone' && !limit && !isFile && !isRedirect
      })
      .map((route) => [route.endpoint.address as string, route]),
  )
  const ask = async ({ address, params, query }: PageCall): Promise<PageAnswer> => {
    const route = open.get(address)
    if (!route) throw new Error(`a page that everybody gets may not ask ${address}`)
    const { endpoint } = route
    try {
      if (isUnsound([params, query])) throw invalid(HTTP_MESSAGES.unacceptableText)
      const input = {
        params: parse(paramsSchema(endpoint.path, endpoint.params), params),
        query: endpoint.query && parse(endpoint.query, query),
        body: undefined,
        file: null,
      }
      const reply = await route.action(contextFor(services, null, VISITOR, services.log), input)
      return { status: 200, body: encodeReply(endpoint, reply) }
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      return { status: error.status, body: { message: error.message } }
    }
  }
  return Object.assign(ask, { areOpen: (address: string) => open.has(address) })
}
