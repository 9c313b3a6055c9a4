import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller, Context } from './context.ts'
import { encodeReply } from './encode-reply.ts'
import { type FileReply, sendFile } from './file-reply.ts'
import { offlineFor } from './offline-copy.ts'
import type { Services } from './opened-services.ts'
import { sendPacked } from './packed.ts'
import type { PackedReplies } from './packed-replies.ts'
import { Problem } from './problem.ts'
import { type ReadInput, readInput } from './read-input.ts'
import type { Redirect, Route } from './route.ts'

interface Serving {
  services: Services
  packedReplies: PackedReplies
}

/** The action, and its reply as it goes out. */
export async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, packedReplies }: Serving,
) {
  const { endpoint } = route
  // Only an entering route has less than a context, and its action asks for no more.
  const ctx = request.entry as Context
  const seen = await route.look?.(ctx, request.params)
  const { input, cleanUp } = await readInput(route, request, services)
  try {
    const packed = await packedReplies(route, ctx, input)
    if (packed) {
      allowOfflineCopy(reply, route, request.caller)
      return await sendPacked(request, reply.type('application/json; charset=utf-8'), packed)
    }
    const result = await run(route, ctx, { ...input, seen })
    if (request.cookie) reply.header('set-cookie', request.cookie)
    if (route.isKept?.(result) ?? true) allowOfflineCopy(reply, route, request.caller)
    if (route.isFile)
      return await sendFile(result as FileReply, endpoint.produces ?? '', services, request, reply)
    return route.isRedirect ? redirect(reply, result as Redirect) : result
  } finally {
    await cleanUp()
  }
}

/** In a call's own transaction one that does not fit its schema undoes what was written. */
async function run(route: Route, ctx: Context, input: ReadInput): Promise<unknown> {
  const act = async (inner: Context) => {
    const result = await route.action(inner, input)
    return route.isFile || route.isRedirect ? result : encodeReply(route.endpoint, result)
  }
  return route.endpoint.method === 'GET' || route.isSlow ? act(ctx) : ctx.write(act)
}

export function redirectFailure(onFailure: Redirect) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    if (!(error instanceof Problem)) request.log.error({ err: error }, 'unexpected failure')
    redirect(reply, onFailure)
  }
}

function redirect(reply: FastifyReply, { location, cookie }: Redirect) {
  if (cookie) reply.header('set-cookie', cookie)
  return reply.header('cache-control', 'no-store').redirect(location, 302)
}

function allowOfflineCopy(reply: FastifyReply, { endpoint }: Route, caller: Caller): void {
  if (offlineFor(endpoint, caller)) reply.header('offline-copy', 'allowed')
}
