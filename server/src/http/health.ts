import { HTTP_MESSAGES } from '@academy/contract/http'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { VERSION } from '../version.ts'
import type { Services } from './context.ts'

/** `/healthz`: the process lives. `/readyz`: database and storage answer, so a balancer may send people here. */
export function addHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok', version: VERSION }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const checks = { database: sql`select 1`.execute(services.db), storage: services.files.ready() }
    const results = await Promise.allSettled(Object.values(checks))
    const failed = Object.keys(checks).filter((_, i) => results[i]?.status === 'rejected')
    if (failed.length === 0) return { status: 'ready' }
    for (const result of results)
      if (result.status === 'rejected') request.log.warn({ err: result.reason }, 'not ready')
    return reply.code(503).send({ message: HTTP_MESSAGES.unavailable, failed })
  })
}
