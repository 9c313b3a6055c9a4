import { HTTP_MESSAGES } from '@academy/contract/http'
import { LECTURE_MESSAGES as M } from '@academy/contract/lectures'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../http/context.ts'
import { forbidden, notFound, Problem, unauthenticated } from '../../http/problem.ts'
import { sendStored } from '../../http/stored-bytes.ts'
import { checkSignature, isFileKey, planMediaReply } from '../../services/files/index.ts'
import { findMediaGrant } from './media-grant.ts'
import { mediaHeaders } from './media-headers.ts'
import { mountUploads } from './resumable/mount-uploads.ts'

/** Pictures of courses and of questions are for everybody who has the address; all other files need a signed one. */
const PUBLIC_FOLDERS = ['courses/', 'questions/']

/** The bytes of `/uploads/…`, by streams and ranges, and the resumable uploads under `/api/uploads`. */
export async function mountMedia(app: FastifyInstance, services: Services): Promise<void> {
  await mountUploads(app, services)
  for (const url of ['/uploads/*', '//uploads/*']) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      // Ranges are of the file's own bytes, so nothing may pack them.
      compress: false,
      schema: { hide: true },
      handler: (request, reply) => sendMedia(services, request, reply),
    })
  }
}

async function sendMedia(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { '*': key } = request.params as { '*': string }
  const query = request.query as Record<string, unknown>
  if (!isFileKey(key)) throw notFound(HTTP_MESSAGES.unknownAddress)
  const isPublic = PUBLIC_FOLDERS.some((folder) => key.startsWith(folder))
  const fileName = isPublic ? null : await nameForGrantee(services, key, query)

  const stored = await services.files.stat(key)
  if (!stored) throw notFound(M.mediaNotFound)
  const plan = planMediaReply(stored, request.headers)
  if (plan.status === 416) {
    const headers = { 'content-range': plan.headers['content-range'] ?? '', 'accept-ranges': 'bytes' }
    throw new Problem(416, M.mediaPartNotFound, { headers })
  }
  const isShared = services.config.corsOrigins.length > 0
  reply.code(plan.status).headers(plan.headers)
  reply.headers(mediaHeaders(key, { isPublic, isShared, fileName, isDownload: query.download === '1' }))
  if (!plan.hasBody || request.method === 'HEAD') return reply.send()
  const sent = await sendStored(services, reply, key, plan.range)
  if (!sent) throw notFound(M.mediaNotFound)
  return sent
}

/** @throws Problem 401 without a valid signature or after its session has ended, 403 when its person may no longer see the file, 404 for a file of nothing. */
async function nameForGrantee(services: Services, key: string, query: Record<string, unknown>) {
  const checked = checkSignature(`/uploads/${key}`, query, services.clock.now(), services.secret)
  if (!checked.ok)
    throw unauthenticated(checked.reason === 'expired' ? M.mediaExpired : HTTP_MESSAGES.unauthenticated)
  const grant = await findMediaGrant(services.db, key, checked.sessionId)
  if (!grant) throw unauthenticated(HTTP_MESSAGES.unauthenticated)
  if (!grant.isKnown) throw notFound(M.mediaNotFound)
  if (!grant.isAllowed) throw forbidden(M.mediaNotYours)
  return grant.fileName
}
