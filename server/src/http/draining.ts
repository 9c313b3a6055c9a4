import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

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
  const open = new Map<FastifyRequest, FastifyReply>()
  let hasBegun = false
  const sayClose = ({ raw }: FastifyReply) => {
    raw.shouldKeepAlive = false
  }

  app.addHook('onRequest', async (request, reply) => {
    open.set(request, reply)
    if (hasBegun) sayClose(reply)
  })
  app.addHook('onResponse', async (request) => {
    open.delete(request)
  })
  return {
    get hasBegun() {
      return hasBegun
    },
    begin() {
      hasBegun = true
      for (const reply of open.values()) sayClose(reply)
    },
    running: () =>
      [...open].map(([{ method, routeOptions }, { elapsedTime }]) => ({
        method,
        route: routeOptions.url ?? 'unknown',
        seconds: Math.round(elapsedTime / 1000),
      })),
  }
}
