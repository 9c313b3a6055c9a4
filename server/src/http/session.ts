import { type EffectiveRole, effectiveRole } from '@academy/contract/users'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { compiledOnce } from '../db/compiled.ts'
import { hashToken } from '../services/tokens.ts'
import type { Caller, Db } from './context.ts'

const TOKEN = /^[A-Za-z0-9_-]{20,200}$/
/** How stale "last seen" may be before a call refreshes it. */
const SEEN_EVERY_MINUTES = 5

const findSession = compiledOnce((db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .select(['s.id as sessionId', 'u.id', 'u.name', 'u.email', 'u.role', 'u.mainrole'])
    .select(
      sql<boolean>`s.last_seen_at < now() - make_interval(mins => ${SEEN_EVERY_MINUTES})`.as('isStale'),
    ),
)

/** Who holds the session of the header `token`. Read on each call, so that an ended session and a changed role hold at once. */
export async function callerOf(request: FastifyRequest, db: Db, log: Logger): Promise<Caller> {
  const token = request.headers.token
  if (typeof token !== 'string' || !TOKEN.test(token)) return null
  const [row] = await findSession(db, { tokenHash: hashToken(token) })
  if (!row) return null
  if (row.isStale) void touch(row.sessionId, db, log)
  return { id: row.id, name: row.name, email: row.email, role: effectiveRole(row), sessionId: row.sessionId }
}

/** Of those that still hold, the role of whoever holds them. */
export async function rolesOfSessions(db: Db, ids: string[]): Promise<Map<string, EffectiveRole>> {
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where(sql<boolean>`s.id = any(${ids}::text[])`)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .select(['s.id', 'u.role', 'u.mainrole'])
    .execute()
  return new Map(rows.map((row) => [row.id, effectiveRole(row)]))
}

async function touch(sessionId: string, db: Db, log: Logger): Promise<void> {
  try {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: sql<Date>`now()` })
      .where('id', '=', sessionId)
      .execute()
  } catch (err) {
    log.warn({ err }, 'a session could not be marked as seen')
  }
}
