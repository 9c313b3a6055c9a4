import type { FastifyInstance } from 'fastify'
import { figuresOfAll } from '../workers/figures.ts'
import type { Services } from './context.ts'
import { networkForLog } from './network.ts'
import { operatorsOnly } from './operators-only.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** A person's file whose reading begins with this request, and who reads it: a line in the log, as a call is. */
    openedFile: { file: string; caller: string } | null
  }
}

/** Prometheus: the process, and what it counts of itself. Labels are routes, never addresses. */
export function addMetrics(app: FastifyInstance, services: Services): void {
  const { registry, answered } = services.figures
  const figures = figuresOfAll(registry)
  app.decorateRequest('openedFile', null)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    answered({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime })
    const fields = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      caller: request.caller?.id,
      network: networkForLog(request.ip, services.config.logNetwork),
      ...request.openedFile,
    }
    if (route.startsWith('/api/') || request.openedFile) request.log.info(fields, 'answered')
    else request.log.debug(fields, 'answered')
  })
  app.get(
    '/metrics',
    { schema: { hide: true }, onRequest: operatorsOnly(services) },
    async (_request, reply) => {
      reply.header('content-type', registry.contentType)
      return figures()
    },
  )
}
