import type { FastifyInstance, FastifyReply } from 'fastify'
import { createInHand } from './in-hand.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Its place among those that have no whole answer yet. */
    openAt: number
  }
}

/** The last seconds of a node: it serves on, while balancers and browsers learn to go elsewhere. */
export interface Draining {
  readonly hasBegun: boolean
  /** From now on `/readyz` refuses, and each answer closes its connection. */
  begin(): void
  /** What has no whole answer yet, by its route: an address may hold a token. */
  running(): { method: string; route: string; seconds: number }[]
}

/** Before any route, so that every request is counted. */
export function addDraining(app: FastifyInstance): Draining {
  const open = createInHand<FastifyReply>()
  let hasBegun = false
  const sayClose = ({ raw }: FastifyReply) => {
    raw.shouldKeepAlive = false
  }

  app.decorateRequest('openAt', -1)
  app.addHook('onRequest', async (request, reply) => {
    request.openAt = open.add(reply)
    if (hasBegun) sayClose(reply)
  })
  app.addHook('onResponse', async (request) => {
    open.remove(request.openAt)
  })
  return {
    get hasBegun() {
      return hasBegun
    },
    begin() {
      hasBegun = true
      for (const reply of open.all()) sayClose(reply)
    },
    running: () =>
      open.all().map(({ request, elapsedTime }) => ({
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        seconds: Math.round(elapsedTime / 1000),
      })),
  }
}
