import type { FastifyReply } from 'fastify'
import type { ByteRange, StoredFile } from '../services/files/index.ts'
import type { Services } from './context.ts'

/** Where nginx finds the files; it may not be asked for from outside (`internal`). */
const ACCEL_PLACE = '/academy-files/'

/** The bytes of a stored file, whose headers are set: from here, or by the web server in front, which reads the file itself and cuts the part out of it
 * that was asked for. False when there is no such file: a reply that was awaited is nothing, and could not say so. */
export async function sendStored(
  { config, files }: Pick<Services, 'config' | 'files'>,
  reply: FastifyReply,
  file: StoredFile,
  range: ByteRange | undefined,
): Promise<boolean> {
  // An odd range asks for the whole file (RFC 9110), and is refused by nginx with a page of its own.
  const isOdd = reply.request.headers.range !== undefined && !range
  const path = config.sendFiles === 'academy' || isOdd ? null : files.pathOf(file.key)
  if (path) {
    const place = config.sendFiles === 'x-accel-redirect' ? ACCEL_PLACE + file.key : path
    for (const name of ['content-length', 'content-range', 'accept-ranges']) reply.removeHeader(name)
    reply.code(200).header(config.sendFiles, place).send()
    return true
  }
  const bytes = await files.openToSend(file, range)
  if (bytes) reply.send(bytes)
  return bytes !== null
}
