import type { Endpoint } from '@academy/contract/http'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { type Caller, type Context, contextFor, type Entry, entryFor, type Services } from './context.ts'
import { encodeReply } from './encode-reply.ts'
import { admit } from './guard.ts'
import { useUp, useUpOfNetwork } from './limits.ts'
import { networkOf } from './network.ts'
import type { Route } from './route.ts'
import { arrivingCaller, callerOf, callerOfAddress } from './session.ts'

/** Who calls, as far as that is looked up at the headers, and how often.
 * @throws Problem 401, 403 or 429 for who may not call. */
export async function arrive(
  { endpoint, isEntering }: Route,
  request: FastifyRequest,
  services: Services,
): Promise<Entry> {
  const { origin, log, answering } = aboutCall(endpoint, request)
  const admitted = (caller: Caller) => {
    request.caller = caller
    admit(endpoint.who, caller)
  }
  const arriving = isEntering ? arrivingCaller(request, services, admitted) : null
  if (arriving) {
    await services.liveSettings.look()
    return entryFor(services, arriving, origin, log, answering)
  }
  let caller = await callerOf(request, services.db, log)
  if (endpoint.opensSigned) caller ??= await callerOfAddress(request, services)
  admitted(caller)
  await services.liveSettings.look()
  const ctx = contextFor(services, caller, origin, log, answering)
  if (endpoint.limit) await count(endpoint, endpoint.limit, ctx)
  return ctx
}

/** Who may not call hears that, whatever is wrong with what they sent. */
export async function refuseFirst(error: Error, request: FastifyRequest): Promise<never> {
  if (!request.caller) await request.entry?.enter()
  throw error
}

function aboutCall(endpoint: Endpoint, request: FastifyRequest) {
  const { 'user-agent': device = '', cookie = '' } = request.headers
  return {
    log: request.log as Logger,
    origin: {
      network: networkOf(request.ip),
      device: device.slice(0, 300),
      cookie,
      requestId: request.id,
    },
    answering: {
      fitting: <T>(value: T): T => {
        encodeReply(endpoint, value)
        return value
      },
      setCookie: (line: string) => {
        request.cookie = line
      },
    },
  }
}

async function count({ address }: Endpoint, limit: NonNullable<Endpoint['limit']>, ctx: Context) {
  if (limit.by === 'caller' && ctx.caller) await useUp(ctx, `${address} ${ctx.caller.id}`, limit)
  else await useUpOfNetwork(ctx, address, limit)
}
