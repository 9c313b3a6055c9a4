import { HTTP_MESSAGES } from '@academy/contract/http'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../config/loopback.ts'
import { isSameSecret } from '../services/tokens.ts'
import type { Services } from './context.ts'
import { forbidden } from './problem.ts'

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

/** Lets in who brings METRICS_TOKEN and who asks on this very machine: never somebody for whom a proxy asks. */
export function operatorsOnly({ config: { metricsToken } }: Services) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const isKnown = metricsToken !== null && token !== undefined && isSameSecret(token, metricsToken)
    if (!isKnown && !isOnThisMachine(request)) throw forbidden(HTTP_MESSAGES.operatorsOnly)
  }
}

function isOnThisMachine({ headers, socket }: FastifyRequest): boolean {
  return isLoopback(socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers)
}
