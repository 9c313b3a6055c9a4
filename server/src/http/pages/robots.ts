import type { FastifyInstance } from 'fastify'
import type { Services } from '../context.ts'

/** Pages are there to be found, and say themselves where one is not; calls are none. */
export function mountRobots(app: FastifyInstance, { config }: Services): void {
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`),
  )
}
