import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const packed = promisify(brotliCompress)

/** Keeps what is the same for everybody, packed, for as long as its key says that it has not changed: as ours does. One that packed for each
 * reader would do more than ours. */
export function createKept() {
  const kept = new Map<string, { key: string; bytes: Buffer }>()
  return async (reply: FastifyReply, path: string, key: string, make: () => Promise<unknown>) => {
    const known = kept.get(path)
    const bytes = known?.key === key ? known.bytes : await packed(JSON.stringify(await make()))
    kept.set(path, { key, bytes })
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-encoding', 'br')
      .send(bytes)
  }
}
