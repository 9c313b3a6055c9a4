import { HTTP_MESSAGES } from '@academy/contract/http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { roomOn } from '../services/disk-room.ts'
import { VERSION } from '../version.ts'
import type { Services } from './context.ts'
import type { Draining } from './draining.ts'

/** Room that the database needs for its next piece of journal. */
const ROOM_TO_WRITE_BYTES = 16 * 1024 * 1024

/** `/healthz`: the process lives. `/readyz`: database and storage answer and have room, so a balancer may send people here. */
export function addHealth(app: FastifyInstance, services: Services, draining: Draining): void {
  const sayOnce = whenItChanges()
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok', version: VERSION }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (draining.hasBegun)
      return reply.code(503).send({ message: HTTP_MESSAGES.stopping, failed: ['stopping'] })
    const checks = {
      database: sql`select 1`.execute(services.db),
      storage: services.files.ready(),
      disk: assertRoom(services),
    }
    const results = await Promise.allSettled(Object.values(checks))
    const failed = Object.keys(checks).filter((_, i) => results[i]?.status === 'rejected')
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    sayOnce(request.log, failed, errors)
    if (failed.length === 0) return { status: 'ready' }
    return reply.code(503).send({ message: sentenceFor(failed), failed })
  })
}

/** Balancers ask every second or two: a line for each thing that fails when it begins to, and one when nothing does any more. */
function whenItChanges(): (
  log: FastifyBaseLogger,
  failed: readonly string[],
  errors: readonly unknown[],
) => void {
  let known = ''
  return (log, failed, errors) => {
    const now = failed.join()
    if (now === known) return
    known = now
    for (const err of errors) log.warn({ err }, 'not ready')
    if (!now) log.info('ready again')
  }
}

/** Where database and storage are elsewhere, the folder holds nothing that grows. */
async function assertRoom({ config }: Services): Promise<void> {
  if (config.databaseUrl && config.storageUrl) return
  const { freeBytes } = await roomOn(config.dataDir)
  if (freeBytes < ROOM_TO_WRITE_BYTES) throw new Error(`${freeBytes} bytes are left on the disk of DATA_DIR`)
}

function sentenceFor(failed: string[]): string {
  if (failed.includes('disk')) return HTTP_MESSAGES.diskFull
  return failed.includes('database') ? HTTP_MESSAGES.unavailable : HTTP_MESSAGES.storageUnavailable
}
