import { randomUUID } from 'node:crypto'
import { type FastifyServerOptions, LogController } from 'fastify'
import type { Services } from './context.ts'

const REQUEST_ID = /^[\w-]{8,64}$/

/** One line an answer, with the route and never the address: queries and some paths carry tokens. A request has the id that a counted proxy
 * gave it; whoever calls directly does not choose what their lines are found by. */
export function requestLogging({
  config,
  log,
}: Services): Pick<FastifyServerOptions, 'loggerInstance' | 'logController' | 'genReqId'> {
  return {
    loggerInstance: log.child({}, { serializers: { req: () => undefined, res: () => undefined } }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return config.trustedProxies > 0 && typeof given === 'string' && REQUEST_ID.test(given)
        ? given
        : randomUUID()
    },
  }
}
