import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { BODY_BYTES, type Endpoint, HTTP_MESSAGES } from '@academy/contract/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerAndClose } from './closing-answer.ts'
import { createInHand } from './in-hand.ts'

export interface Pace {
  lookEveryMs: number
  /** In this time the body of a usual call has arrived. */
  callMs: number
  /** What may weigh more has to go on: so many bytes in each window. */
  windowMs: number
  windowBytes: number
  /** How long a refused body may go on after its answer. */
  afterAnswerMs: number
}

/** A phone on 2G sends 1 to 2 KB a second: twice the least that is asked for here, 512 bytes a second over a minute. */
const PACE: Pace = {
  lookEveryMs: 1_000,
  callMs: 30_000,
  windowMs: 60_000,
  windowBytes: 30_720,
  afterAnswerMs: 5_000,
}

declare module 'fastify' {
  interface FastifyRequest {
    arrivingBody: Arriving | null
  }
}

interface Arriving {
  /** Its place among those that are looked at, or none any more. */
  at: number
  raw: IncomingMessage
  reply: ServerResponse
  requestId: string
  isLarge: boolean
  dueAt: number
  /** Bytes of the connection when its window began. */
  from: number
}

const GONE = -1

/** A body that trickles holds a connection, and memory, for as long as its sender likes. It is told so and cut off. */
export function cutSlowBodies(app: FastifyInstance, isHttps: boolean, pace: Pace = PACE): void {
  const arriving = createInHand<Arriving>()
  const forget = (body: Arriving) => {
    arriving.remove(body.at)
    body.at = GONE
  }
  const look = () => {
    const now = performance.now()
    for (const body of arriving.all()) {
      if (hasArrived(body.raw)) forget(body)
      else if (now >= body.dueAt && !goesOn(body, now, pace)) {
        forget(body)
        cut(body, isHttps)
      }
    }
  }
  const timer = setInterval(look, pace.lookEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.decorateRequest('arrivingBody', null)
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    // A request that is injected into the process has no connection to cut.
    if (!hasBody(raw) || !(raw.socket instanceof Socket)) return
    const isLarge = mayBeLarge(request)
    const dueAt = performance.now() + (isLarge ? pace.windowMs : pace.callMs)
    const from = raw.socket.bytesRead
    const body = { at: GONE, raw, reply: reply.raw, requestId: request.id, isLarge, dueAt, from }
    body.at = arriving.add(body)
    request.arrivingBody = body
  })
  app.addHook('onResponse', async ({ raw, arrivingBody: body }) => {
    if (!body || body.at === GONE) return
    if (hasArrived(raw)) forget(body)
    else Object.assign(body, { isLarge: false, dueAt: performance.now() + pace.afterAnswerMs })
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

const hasArrived = (raw: IncomingMessage) => raw.complete || raw.destroyed || raw.readableEnded

function mayBeLarge(request: FastifyRequest): boolean {
  const { endpoint } = request.routeOptions.config as { endpoint?: Endpoint }
  const type = request.headers['content-type'] ?? ''
  if (/^(multipart\/form-data|application\/offset\+octet-stream)/.test(type)) return true
  return (endpoint?.bodyMaxBytes ?? 0) > BODY_BYTES.usual
}

/** Begins the next window of a body that did its part in this one, or that waits for us and not for its sender. */
function goesOn(body: Arriving, now: number, { windowMs, windowBytes }: Pace): boolean {
  const { bytesRead } = body.raw.socket
  const isWaitingForUs = body.raw.readableLength > 0
  if (!body.isLarge || (bytesRead - body.from < windowBytes && !isWaitingForUs)) return false
  Object.assign(body, { from: bytesRead, dueAt: now + windowMs })
  return true
}

/** The answer goes past the framework, which still reads the body: then nothing more is read from this connection. */
function cut({ raw: { socket }, reply, requestId }: Arriving, isHttps: boolean): void {
  if (reply.headersSent) socket.destroySoon()
  else answerAndClose(socket, { status: 408, message: HTTP_MESSAGES.tooSlow, requestId, isHttps })
}
