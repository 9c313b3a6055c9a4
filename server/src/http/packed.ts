import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from './tag.ts'

/** A body that is the same for everybody, packed once for all who read it. */
export interface Packed {
  /** What it was made from: another key is another body. */
  key: string
  status: number
  /** An entity tag of the body itself. */
  tag: string
  brotli: Buffer
  gzip: Buffer
  /** Of a page: the style that stands in it, as its policy names it. */
  inlineStyle?: string
}

/** Near the best for a twentieth of the time: bodies are packed as they change. */
const BROTLI_QUALITY = 6

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const unpacked = promisify(brotliDecompress)

export const digestOf = (bytes: string | Buffer) => hash('sha256', bytes, 'base64url')

/** The packing is done beside the loop. */
export async function pack(
  text: string,
  { status, key, inlineStyle }: Pick<Packed, 'status' | 'key' | 'inlineStyle'>,
): Promise<Packed> {
  const bytes = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [inBrotli, inGzip] = await Promise.all([brotli(bytes, { params }), gzipped(bytes)])
  const tag = `W/"${digestOf(bytes).slice(0, 22)}"`
  return { ...{ key, status, tag, inlineStyle }, brotli: inBrotli, gzip: inGzip }
}

/** As the caller can unpack it; 304 without a body for who has it already, as the browser says that keeps it and asks about it each time.
 * The content's type is told by the caller of this, and where nobody may keep it, that too. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, tag, brotli, gzip }: Packed,
): Promise<FastifyReply> {
  reply.code(status).headers({ etag: tag, vary: 'accept-encoding' })
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  if (status === 200 && namesTag(request.headers['if-none-match'], tag))
    return reply.code(304).removeHeader('content-type').send()
  const accepted = request.headers['accept-encoding'] ?? ''
  if (takes('br', accepted)) return reply.header('content-encoding', 'br').send(brotli)
  if (takes('gzip', accepted)) return reply.header('content-encoding', 'gzip').send(gzip)
  return reply.send(await unpacked(brotli))
}

function takes(coding: string, accepted: string): boolean {
  return accepted.split(',').some((one) => {
    const [name, ...weights] = one.split(';').map((part) => part.trim().toLowerCase())
    return name === coding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight))
  })
}
