import { type EffectiveRole, effectiveRole } from '@academy/contract/users'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { compiledOnce } from '../db/compiled.ts'
import { checkSignature } from '../services/files/index.ts'
import { hashToken } from '../services/tokens.ts'
import type { Arriving, Caller } from './caller.ts'
import type { Db, Services } from './opened-services.ts'

const TOKEN = /^[A-Za-z0-9_-]{20,200}$/
/** How stale "last seen" may be before a call refreshes it: half of what still counts as present, and a bit. */
const SEEN_EVERY_SECONDS = 60

const runningSessions = (db: Db) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('s.expires_at', '>', sql<Date>`now()`)
    .select(['s.id as sessionId', 'u.id', 'u.name', 'u.email', 'u.role', 'u.mainrole'])

export const findSession = compiledOnce((db, { tokenHash }: { tokenHash: string }) =>
  runningSessions(db)
    .where('s.token_hash', '=', tokenHash)
    .select(
      sql<boolean>`s.last_seen_at < now() - make_interval(secs => ${SEEN_EVERY_SECONDS})`.as('isStale'),
    ),
)

/** Who holds the session of the header `token`. Read on each call, so that an ended session and a changed role hold at once. */
export async function callerOf(request: FastifyRequest, db: Db, log: Logger): Promise<Caller> {
  const tokenHash = tokenHashOf(request)
  if (!tokenHash) return null
  return callerSeen(await findSession(db, { tokenHash }), db, log)
}

/** The same for who is found together with what their call begins with; null where nobody can be.
 * @param admitted refuses who may not call */
export function arrivingCaller(
  request: FastifyRequest,
  { db }: Pick<Services, 'db'>,
  admitted: (caller: Caller) => void,
): Arriving | null {
  const tokenHash = tokenHashOf(request)
  if (!tokenHash) return null
  return {
    session: tokenHash,
    statement: findSession.of({ tokenHash }),
    arrive: (found) => {
      const caller = callerSeen(found as SeenSession[], db, request.log as Logger)
      admitted(caller)
      return caller
    },
  }
}

function tokenHashOf({ headers: { token } }: FastifyRequest): string | null {
  return typeof token === 'string' && TOKEN.test(token) ? hashToken(token) : null
}

type SeenSession = Awaited<ReturnType<typeof findSession>>[number]

function callerSeen([row]: SeenSession[], db: Db, log: Logger): Caller {
  if (!row) return null
  if (row.isStale) void touch(row.sessionId, db, log)
  return callerFrom(row)
}

/** Who holds the session that the address itself was signed for: links send no header. A header that is sent decides alone. */
export async function callerOfAddress(
  request: FastifyRequest,
  { db, clock, secret }: Pick<Services, 'db' | 'clock' | 'secret'>,
): Promise<Caller> {
  if (request.headers.token !== undefined) return null
  const [path = ''] = request.url.split('?')
  const checked = checkSignature(path, request.query as Record<string, unknown>, clock.now(), secret)
  if (!checked.ok) return null
  const row = await runningSessions(db).where('s.id', '=', checked.sessionId).executeTakeFirst()
  return row ? callerFrom(row) : null
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof runningSessions>['executeTakeFirstOrThrow']>>

const callerFrom = (row: SessionRow): Caller => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: effectiveRole(row),
  sessionId: row.sessionId,
})

/** The roles of the people of those sessions that still hold, by the session's id. */
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
