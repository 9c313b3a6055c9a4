import type { FastifyReply } from 'fastify'
import type { ByteRange } from '../services/files/index.ts'
import type { Services } from './context.ts'

/** Where nginx finds the files; it may not be asked for from outside (`internal`). */
const ACCEL_PLACE = '/academy-files/'

/** The bytes of a stored file, whose headers are set: from here, or by the web server in front, which reads the file itself and cuts the part out of it
 * that was asked for. Null when there is no such file. */
export async function sendStored(
  { config, files }: Pick<Services, 'config' | 'files'>,
  reply: FastifyReply,
  key: string,
  range: ByteRange | undefined,
): Promise<FastifyReply | null> {
  const path = config.sendFiles === 'academy' ? null : files.pathOf(key)
  if (path) {
    const place = config.sendFiles === 'x-accel-redirect' ? ACCEL_PLACE + key : path
    for (const name of ['content-length', 'content-range', 'accept-ranges']) reply.removeHeader(name)
    return reply.code(200).header(config.sendFiles, place).send()
  }
  const opened = await files.open(key, range)
  return opened && reply.send(opened.stream)
}
