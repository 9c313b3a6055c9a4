import { hash } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { HTTP_MESSAGES } from '@academy/contract/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { planMediaReply } from '../services/files/index.ts'
import type { Services } from './context.ts'
import { disposition } from './file-names.ts'
import { notFound, Problem } from './problem.ts'
import { sendStored } from './stored-bytes.ts'

/** What a file route answers: a stored file, bytes made just now, or a stream. */
export interface FileReply {
  source: { key: string } | { bytes: Uint8Array } | { stream: Readable }
  /** As the device saves it; any letters. */
  fileName: string
  /** False shows it in the browser. */
  isDownload: boolean
  /** After the whole file was asked for by a GET: not for HEAD, a part, or what the browser has already. */
  onWhole?: () => Promise<void>
}

/** Nothing in a file may run, whoever made it. */
const INERT =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox"

export async function sendFile(
  file: FileReply,
  contentType: string,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { source, fileName, isDownload } = file
  reply
    .header('content-disposition', disposition(isDownload ? 'attachment' : 'inline', fileName))
    .header('content-security-policy', INERT)
  if ('stream' in source) {
    if (request.method === 'HEAD') {
      // A file that nobody reads any more is not opened.
      source.stream.destroy()
      return withoutBytes(reply.type(contentType))
    }
    // What fails before its first words is told as any failure, and not by a file that breaks off.
    await once(source.stream, 'readable')
    await file.onWhole?.()
    return reply.type(contentType).send(source.stream)
  }
  const stored =
    'key' in source
      ? await services.files.stat(source.key)
      : { key: '', sizeBytes: source.bytes.byteLength, etag: etagOf(source.bytes), lastModified: new Date(0) }
  if (!stored) throw notFound(HTTP_MESSAGES.notFound)
  const plan = planMediaReply({ ...stored, contentType }, request.headers)
  if (plan.status === 416) throw new Problem(416, HTTP_MESSAGES.notFound, { headers: plan.headers })
  reply.code(plan.status).headers(plan.headers)
  if (request.method === 'HEAD') return withoutBytes(reply)
  if (!plan.hasBody) return reply.send()
  if (plan.status === 200) await file.onWhole?.()
  if ('bytes' in source) {
    const { start, end } = plan.range ?? { start: 0, end: source.bytes.byteLength - 1 }
    return reply.send(Buffer.from(source.bytes.subarray(start, end + 1)))
  }
  const isSent = await sendStored(services, reply, { ...stored, contentType }, plan.range)
  if (!isSent) throw notFound(HTTP_MESSAGES.notFound)
  return reply
}

/** An answer to HEAD. Of one that is nothing the frame says that it is 0 bytes long; of an empty stream it says what the answer says of itself:
 * the file's length, or none where nobody knows it. */
const withoutBytes = (reply: FastifyReply) => reply.send(Readable.from([]))

function etagOf(bytes: Uint8Array): string {
  return `"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`
}
