import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { selectGrant } from '../src/features/lectures/media-grant-store.ts'
import { checkSignature } from '../src/services/files/index.ts'
import type { Bare } from './bare-context.ts'

/** As large as the academy's own: with Node's 64 kB a third of the speed is gone, and the comparison would flatter. */
const READ_CHUNK_BYTES = 512 * 1024

/** Part of a file, for who may have it. */
export function serveFilms({ app, database: { ask }, secret, dataDir }: Bare): void {
  app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>(
    '/uploads/*',
    async (request, reply) => {
      const key = request.params['*']
      const checked = checkSignature(`/uploads/${key}`, request.query, new Date(), secret)
      await ask(selectGrant.of({ key, sessionId: checked.ok ? checked.sessionId : '' }))
      const path = join(dataDir, 'media', key)
      const { size } = await stat(path)
      const [start = 0, end = size - 1] = (request.headers.range ?? '')
        .replace('bytes=', '')
        .split('-')
        .map(Number)
      reply.code(206).headers({
        'content-type': 'video/mp4',
        'content-range': `bytes ${start}-${end}/${size}`,
        'content-length': end - start + 1,
      })
      return reply.send(createReadStream(path, { start, end, highWaterMark: READ_CHUNK_BYTES }))
    },
  )
}
