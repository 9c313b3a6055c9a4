import type { IncomingMessage } from 'node:http'
import { finished, PassThrough, Readable } from 'node:stream'
import { ID_PATTERN } from '@academy/contract/http'
import { LECTURE_MESSAGES as M } from '@academy/contract/lectures'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { contextFor, type Services, signedIn } from '../../../http/context.ts'
import { drain } from '../../../http/drain.ts'
import { admit } from '../../../http/guard.ts'
import { useUp } from '../../../http/limits.ts'
import { invalid, notFound } from '../../../http/problem.ts'
import { callerOf } from '../../../http/session.ts'
import type { TusServer } from './tus-server.ts'
import { findUpload } from './uploads-store.ts'

const UPLOADS_AN_HOUR = { max: 120, perSeconds: 3600 }
const BUFFER_BYTES = 65_536
const CONTENT_TYPE = 'application/offset+octet-stream'
const PROTOCOL_HEADERS = [
  ...['tus-resumable', 'upload-length', 'upload-defer-length', 'upload-offset', 'upload-metadata'],
  ...['upload-concat', 'content-type', 'content-length'],
]
const REPLY_HEADERS = /^(?:location|tus-|upload-)/

/** Teachers' resumable uploads: tus 1.0 under `/api/uploads`, with the header `token` as everywhere. */
export async function mountUploads(app: FastifyInstance, services: Services): Promise<void> {
  let opened: Promise<TusServer> | undefined
  // With the first upload: its packages load all of fetch.
  const open = async () => (await import('./tus-server.ts')).createTusServer(services)
  const tusServer = () => {
    opened ??= open()
    return opened
  }
  await app.register(async (scope) => {
    scope.decorateRequest('caller', null)
    // The body goes to the protocol as the stream it is.
    scope.addContentTypeParser(CONTENT_TYPE, (_request, _body, done) => done(null))
    scope.addHook('onRequest', async (request) => {
      request.caller = await callerOf(request, services.db, request.log as Logger)
      admit('teacher', request.caller)
    })
    const schema = { hide: true }
    scope.post('/api/uploads', { schema }, async (request, reply) => {
      const origin = { network: request.ip, device: '', cookie: '', requestId: request.id }
      const ctx = contextFor(services, request.caller, origin, request.log as Logger)
      await useUp(ctx, `POST /api/uploads ${signedIn(ctx).id}`, UPLOADS_AN_HOUR)
      return pass(await tusServer(), request, reply, '')
    })
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: '/api/uploads/:id',
      schema,
      handler: async (request, reply) => {
        const { id } = request.params as { id: string }
        if (!ID_PATTERN.test(id)) throw invalid(M.uploadGone)
        const upload = await findUpload(services.db, id.toLowerCase(), request.caller?.id)
        if (!upload) throw notFound(M.uploadGone)
        return pass(await tusServer(), request, reply, `/${upload.id}`)
      },
    })
  })
}

async function pass(tus: TusServer, request: FastifyRequest, reply: FastifyReply, path: string) {
  const headers = new Headers()
  for (const name of PROTOCOL_HEADERS) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const { method } = request
  const hasBody = request.headers['content-type'] === CONTENT_TYPE
  const body = hasBody ? bodyOf(request.raw) : null
  const target = new Request(`http://academy/api/uploads${path}`, {
    ...{ method, headers, body, duplex: 'half' },
  } as RequestInit)
  const response = await tus.handle(target, request.caller?.id ?? '').finally(() => drain(request.raw))
  for (const [name, value] of response.headers) if (REPLY_HEADERS.test(name)) reply.header(name, value)
  return reply.code(response.status).send()
}

/** Beside the connection, so that a refusal ends the body and not the connection; a dropped connection ends both. */
function bodyOf(message: IncomingMessage): ReadableStream {
  const body = new PassThrough()
  finished(message, (error) => {
    if (error) body.destroy(error)
  })
  // Counted in bytes: by itself the bridge counts chunks, and would hold thousands of them.
  const strategy = new ByteLengthQueuingStrategy({ highWaterMark: BUFFER_BYTES })
  return Readable.toWeb(message.pipe(body), { strategy }) as ReadableStream
}
