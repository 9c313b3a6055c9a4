import { randomUUID } from 'node:crypto'
import { type FastifyServerOptions, LogController } from 'fastify'
import type { Logger } from 'pino'

const REQUEST_ID = /^[\w-]{8,64}$/

/** One line an answer, with the route and never the address: queries and some paths carry tokens. */
export function requestLogging(
  log: Logger,
): Pick<FastifyServerOptions, 'loggerInstance' | 'logController' | 'genReqId'> {
  return {
    loggerInstance: log.child({}, { serializers: { req: () => undefined, res: () => undefined } }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
  }
}
