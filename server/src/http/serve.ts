import { BODY_BYTES, HTTP_MESSAGES } from '@academy/contract/http'
import type { FastifyInstance } from 'fastify'
import { answer, redirectFailure } from './answer.ts'
import { arrive, refuseFirst } from './arrive.ts'
import type { Caller, Entry, Services } from './context.ts'
import { createPackedReplies, type PackedReplies } from './packed-replies.ts'
import { packing } from './packing.ts'
import { hasParams, paramsSchema } from './params.ts'
import { invalid } from './problem.ts'
import type { Route } from './route.ts'
import { answerByTag } from './tag.ts'
import { isUnsound } from './unsound.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Route['endpoint']
  }
  interface FastifyRequest {
    caller: Caller
    /** Of a call of the contract, from its headers on. */
    entry: Entry
    /** A Set-Cookie line that its action asked for. */
    cookie: string | null
  }
}

/** The seven steps of a request: match the address, who calls, parse, begin, act (load, act, view), parse the reply, commit.
 * Who calls and how often is known from the headers: the body of a refused call is never read. Of a call that enters, whose body is small,
 * the token's holder is looked up while it acts; who has no token is refused before. */
export function mount(app: FastifyInstance, routes: Route[], services: Services): void {
  app.decorateRequest('caller', null)
  app.decorateRequest('entry')
  app.decorateRequest('cookie', null)
  // Before the packing, which makes a stream of the reply.
  app.addHook('onSend', answerByTag)
  const packedReplies = createPackedReplies(services)
  for (const route of routes) mountOne(app, route, services, packedReplies)
}

function mountOne(
  app: FastifyInstance,
  route: Route,
  services: Services,
  packedReplies: PackedReplies,
): void {
  const { endpoint } = route
  const isForm = Boolean(endpoint.upload)
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: endpoint.bodyMaxBytes ?? BODY_BYTES.usual,
    config: { endpoint },
    schema: {
      summary: endpoint.summary,
      ...(hasParams(endpoint.path) && { params: paramsSchema(endpoint.path, endpoint.params) }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && !isForm && { body: endpoint.body }),
      ...(!route.isRedirect && !route.isFile && { response: { 200: endpoint.reply } }),
    },
    ...(route.onFailure && { errorHandler: redirectFailure(route.onFailure) }),
    ...(route.isEntering && { errorHandler: refuseFirst }),
    ...(route.brotliQuality && { compress: packing(route.brotliQuality) }),
    onRequest: async (request) => {
      request.entry = await arrive(route, request, services)
    },
    preValidation: async (request) => {
      if (isUnsound([request.params, request.query, request.body ?? null]))
        throw invalid(HTTP_MESSAGES.unacceptableText)
    },
    handler: (request, reply) => answer(route, request, reply, { services, packedReplies }),
  })
}
