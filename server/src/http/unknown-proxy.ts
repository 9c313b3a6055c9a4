import type { FastifyInstance } from 'fastify'
import type { Services } from './context.ts'

/** Behind a proxy that is not counted, everybody has the proxy's address, and all the world shares one network's limits. Said once. */
export function warnOfUnknownProxy(app: FastifyInstance, { config, log }: Services): void {
  if (config.trustedProxies > 0) return
  let isSaid = false
  app.addHook('onRequest', async (request) => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log.warn(
      'A request came through a proxy (it has X-Forwarded-For), but TRUSTED_PROXIES is 0: every caller counts as the proxy, ' +
        'and all of them share the limits of one network. Set TRUSTED_PROXIES to the number of proxies in front.',
    )
  })
}
