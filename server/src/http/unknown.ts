import { contract } from '@academy/contract'
import { HTTP_MESSAGES } from '@academy/contract/http'
import type { FastifyReply, FastifyRequest } from 'fastify'

const addresses = Object.values(contract).map(({ method, path }) => ({
  method: method as string,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}))

/** An address nobody serves is 404; a known one with another method is 405 with what it allows. Always JSON. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): void {
  const path = request.url.split('?')[0] ?? ''
  const methods = addresses.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (methods.length > 0 && !methods.includes(request.method)) {
    const allowed = new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)
    reply
      .header('allow', [...allowed].join(', '))
      .code(405)
      .send({ message: HTTP_MESSAGES.methodNotAllowed })
    return
  }
  reply.code(404).send({ message: HTTP_MESSAGES.unknownAddress })
}
