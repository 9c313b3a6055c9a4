import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { roomOn } from '../services/disk-room.ts'
import type { Services } from './context.ts'
import { networkForLog } from './network.ts'
import { operatorsOnly } from './operators-only.ts'

/** Prometheus: the process, its disk, and the time and outcome of each route. Labels are routes, never addresses. */
export function addMetrics(app: FastifyInstance, services: Services): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'academy_http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'academy_http_failures_total',
    help: 'Answers of 500 and above; 504 is a statement that took too long',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  new Gauge({
    name: 'academy_disk_free_bytes',
    help: 'Room left for the academy on the disk of DATA_DIR',
    registers: [registry],
    async collect() {
      this.set((await roomOn(services.config.dataDir)).freeBytes)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failures.inc({ route, status: reply.statusCode })
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
      return registry.metrics()
    },
  )
}
