import type { FastifyInstance } from 'fastify'
import { figuresOfAll } from '../workers/figures.ts'
import type { Services } from './context.ts'
import { networkForLog } from './network.ts'
import { operatorsOnly } from './operators-only.ts'

/** Prometheus: the process, and what it counts of itself. Labels are routes, never addresses. */
export function addMetrics(app: FastifyInstance, services: Services): void {
  const { registry, answered } = services.figures
  const figures = figuresOfAll(registry)
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
    }
    if (route.startsWith('/api/')) request.log.info(fields, 'answered')
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
