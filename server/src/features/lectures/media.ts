import { HTTP_MESSAGES } from '@academy/contract/http'
import { LECTURE_MESSAGES as M } from '@academy/contract/lectures'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../http/context.ts'
import { forbidden, notFound, Problem, unauthenticated } from '../../http/problem.ts'
import { sendStored } from '../../http/stored-bytes.ts'
import { checkSignature, contentTypeOf, isFileKey, planMediaReply } from '../../services/files/index.ts'
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
  const signed = isPublic ? null : signedBy(services, key, query)
  const isSentHere = request.method === 'HEAD' || !signed || !isSentByStorage(services, key)
  const [grant, stored] = await Promise.all([
    signed && grantOf(services, key, signed.sessionId),
    isSentHere ? services.files.stat(key) : null,
  ])
  if (grant && isBeginning(request)) request.openedFile = { file: key, caller: grant.userId }
  const isShared = services.config.corsOrigins.length > 0
  const headers = mediaHeaders(key, {
    ...{ isPublic, isShared, fileName: grant?.fileName ?? null },
    isDownload: query.download === '1',
  })
  // Each part of a film is asked for here first, as long as the browser does not remember where it was.
  const elsewhere = signed && !isSentHere && addressElsewhere(services, key, signed.expiresAt, headers)
  if (elsewhere) return reply.code(307).headers({ location: elsewhere, 'cache-control': 'no-store' }).send()

  if (!stored) throw notFound(M.mediaNotFound)
  const plan = planMediaReply(stored, request.headers)
  if (plan.status === 416) {
    const ofPart = { 'content-range': plan.headers['content-range'] ?? '', 'accept-ranges': 'bytes' }
    throw new Problem(416, M.mediaPartNotFound, { headers: ofPart })
  }
  reply.code(plan.status).headers(plan.headers).headers(headers)
  if (!plan.hasBody || request.method === 'HEAD') return reply.send()
  const isSent = await sendStored(services, reply, stored, plan.range)
  if (!isSent) throw notFound(M.mediaNotFound)
  return reply
}

/** A film is asked for in hundreds of parts: whoever reads it is told of in the log at its first one. */
const isBeginning = ({ method, headers: { range } }: FastifyRequest): boolean =>
  method === 'GET' && (!range || /^bytes=0-/.test(range))

/** What is played comes from the storage itself where it is told to. Documents, captions and pictures are read by the academy's pages, with
 * headers that only the academy sends. */
const isSentByStorage = ({ config }: Services, key: string): boolean =>
  config.sendFiles === 'storage' && /^(video|audio)\//.test(contentTypeOf(key))

const addressElsewhere = (
  { files, clock }: Services,
  key: string,
  expiresAt: Date,
  headers: ReturnType<typeof mediaHeaders>,
): string | null =>
  files.addressOf(key, {
    ...{ now: clock.now(), expiresAt },
    as: {
      contentType: contentTypeOf(key),
      cacheControl: headers['cache-control'],
      disposition: headers['content-disposition'],
    },
  })

/** @throws Problem 401 without a valid signature */
function signedBy(services: Services, key: string, query: Record<string, unknown>) {
  const checked = checkSignature(`/uploads/${key}`, query, services.clock.now(), services.secret)
  if (checked.ok) return checked
  throw unauthenticated(checked.reason === 'expired' ? M.mediaExpired : HTTP_MESSAGES.unauthenticated)
}

/** @throws Problem 401 after the session has ended, 403 when its person may no longer see the file, 404 for a file of nothing. */
async function grantOf(services: Services, key: string, sessionId: string) {
  const grant = await findMediaGrant(services.db, key, sessionId)
  if (!grant) throw unauthenticated(HTTP_MESSAGES.unauthenticated)
  if (!grant.isKnown) throw notFound(M.mediaNotFound)
  if (!grant.isAllowed) throw forbidden(M.mediaNotYours)
  return grant
}
