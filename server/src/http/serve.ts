import { BODY_BYTES, type Endpoint, HTTP_MESSAGES } from '@academy/contract/http'
import { isTeacher } from '@academy/contract/users'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { type Arriving, type Caller, type Context, contextFor, type Services } from './context.ts'
import { encodeReply } from './encode-reply.ts'
import { type FileReply, sendFile } from './file-reply.ts'
import { admit } from './guard.ts'
import { useUp, useUpOfNetwork } from './limits.ts'
import { networkOf } from './network.ts'
import { sendPacked } from './packed.ts'
import { createPackedReplies, type PackedReplies } from './packed-replies.ts'
import { hasParams, paramsSchema } from './params.ts'
import { invalid, Problem } from './problem.ts'
import type { Input, Redirect, Route } from './route.ts'
import { arrivingCaller, callerOf, callerOfAddress } from './session.ts'
import { answerByTag } from './tag.ts'
import { isUnsound } from './unsound.ts'
import { receiveForm } from './uploads.ts'
import { parse } from './validate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Route['endpoint']
  }
  interface FastifyRequest {
    caller: Caller
    /** Of a call of the contract, from its headers on. */
    context: Context
    /** A Set-Cookie line that its action asked for. */
    cookie: string | null
  }
}

/** The seven steps of a request: match the address, who calls, parse, begin, act (load, act, view), parse the reply, commit.
 * Who calls and how often is known from the headers: the body of a refused call is never read. Of a call that enters, whose body is small,
 * the token's holder is looked up while it acts; who has no token is refused before. */
export function mount(app: FastifyInstance, routes: Route[], services: Services): void {
  app.decorateRequest('caller', null)
  app.decorateRequest('context')
  app.decorateRequest('cookie', null)
  // Before the packing, which makes a stream of the reply.
  app.addHook('onSend', answerByTag)
  const packedReplies = createPackedReplies()
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
    onRequest: async (request) => {
      const caller = await whoCalls(route, request, services)
      await services.liveSettings.look()
      request.context = contextOf(route, request, services, caller)
      if (endpoint.limit) await count(endpoint, endpoint.limit, request.context)
    },
    preValidation: async (request) => {
      if (isUnsound([request.params, request.query, request.body ?? null]))
        throw invalid(HTTP_MESSAGES.unacceptableText)
    },
    handler: (request, reply) => serve(route, request, reply, { services, packedReplies }),
  })
}

/** @throws Problem 401 or 403 for who may not call, as far as that is looked up here. */
async function whoCalls(
  { endpoint, isEntering }: Route,
  request: FastifyRequest,
  services: Services,
): Promise<Caller | Arriving> {
  const admitted = (caller: Caller) => {
    request.caller = caller
    admit(endpoint.who, caller)
  }
  const arriving = isEntering ? arrivingCaller(request, services, admitted) : null
  if (arriving) return arriving
  let caller = await callerOf(request, services.db, request.log as Logger)
  if (endpoint.opensSigned) caller ??= await callerOfAddress(request, services)
  admitted(caller)
  return caller
}

/** Who may not call hears that, whatever is wrong with what they sent. */
async function refuseFirst(error: Error, request: FastifyRequest): Promise<never> {
  if (!request.caller) await request.context?.enter()
  throw error
}

function contextOf(
  { endpoint }: Route,
  request: FastifyRequest,
  services: Services,
  caller: Caller | Arriving,
): Context {
  const { 'user-agent': device = '', cookie = '' } = request.headers
  const origin = {
    network: networkOf(request.ip),
    device: device.slice(0, 300),
    cookie,
    requestId: request.id,
  }
  const fitting = <T>(value: T): T => {
    encodeReply(endpoint, value)
    return value
  }
  const setCookie = (line: string) => {
    request.cookie = line
  }
  return contextFor(services, caller, origin, request.log as Logger, { fitting, setCookie })
}

async function count({ address }: Endpoint, limit: NonNullable<Endpoint['limit']>, ctx: Context) {
  if (limit.by === 'caller' && ctx.caller) await useUp(ctx, `${address} ${ctx.caller.id}`, limit)
  else await useUpOfNetwork(ctx, address, limit)
}

interface Serving {
  services: Services
  packedReplies: PackedReplies
}

async function serve(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, packedReplies }: Serving,
) {
  const { endpoint } = route
  const ctx = request.context
  const seen = await route.look?.(ctx, request.params)
  const { input, cleanUp } = await readInput(route, request, services)
  try {
    const packed = await packedReplies(route, ctx, input)
    if (packed) {
      allowOfflineCopy(reply, route, ctx.caller)
      return await sendPacked(request, reply.type('application/json; charset=utf-8'), packed)
    }
    const result = await run(route, ctx, { ...input, seen })
    if (request.cookie) reply.header('set-cookie', request.cookie)
    allowOfflineCopy(reply, route, ctx.caller)
    if (route.isFile)
      return await sendFile(result as FileReply, endpoint.produces ?? '', services, request, reply)
    return route.isRedirect ? redirect(reply, result as Redirect) : result
  } finally {
    await cleanUp()
  }
}

function redirectFailure(onFailure: Redirect) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    if (!(error instanceof Problem)) request.log.error({ err: error }, 'unexpected failure')
    redirect(reply, onFailure)
  }
}

function redirect(reply: FastifyReply, { location, cookie }: Redirect) {
  if (cookie) reply.header('set-cookie', cookie)
  return reply.header('cache-control', 'no-store').redirect(location, 302)
}

// biome-ignore lint/suspicious/noExplicitAny: parsed by the endpoint's own schemas just before
type ReadInput = Input<any> & { seen?: unknown }

/** The reply as it goes out. In a call's own transaction one that does not fit its schema undoes what was written. */
async function run(route: Route, ctx: Context, input: ReadInput): Promise<unknown> {
  const answer = async (inner: Context) => {
    const result = await route.action(inner, input)
    return route.isFile || route.isRedirect ? result : encodeReply(route.endpoint, result)
  }
  return route.endpoint.method === 'GET' || route.isSlow ? answer(ctx) : ctx.write(answer)
}

async function readInput(route: Route, request: FastifyRequest, services: Services) {
  const { upload, body: schema } = route.endpoint
  const input = { params: request.params, query: request.query, body: request.body, file: null } as ReadInput
  if (!upload || !request.isMultipart()) {
    // A form's call may also come as JSON, without a file.
    if (upload && schema) input.body = parseForm(schema, request.body ?? {})
    return { input, cleanUp: async () => {} }
  }
  const form = await receiveForm(request, upload, services.files)
  try {
    input.body = schema ? parseForm(schema, form.fields) : undefined
  } catch (error) {
    await form.cleanUp()
    throw error
  }
  input.file = form.file
  return { input, cleanUp: form.cleanUp }
}

/** A form's field may hold JSON, whose escapes spell what the field's own letters do not show. */
function parseForm(schema: z.ZodType, fields: unknown): unknown {
  const body = parse(schema, fields)
  if (isUnsound(body)) throw invalid(HTTP_MESSAGES.unacceptableText)
  return body
}

/** The browser's worker keeps a reply only with this header: teachers read more through learners' calls than may stay on a phone.
 * A call of theirs alone that is declared means what they read. */
function allowOfflineCopy(reply: FastifyReply, { endpoint }: Route, caller: Caller): void {
  const { who } = endpoint
  const isForAll = who === 'everyone' || who === 'teacher' || !caller || !isTeacher(caller.role)
  if (endpoint.offline && isForAll) reply.header('offline-copy', 'allowed')
}
