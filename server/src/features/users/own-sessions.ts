import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import { USER_MESSAGES as M } from '@academy/contract/users'
import { type Selectable, sql } from 'kysely'
import type { SessionsTable } from '../../db/schema-users.ts'
import { type Context, type Db, type SignedIn, signedIn } from '../../http/context.ts'
import { deviceName } from '../../http/device-name.ts'
import { notFound } from '../../http/problem.ts'
import { endSession } from './sessions.ts'

type SessionRow = Selectable<SessionsTable>

/** The devices somebody is signed in on, the one used last first. */
export const runningSessionsOf = (db: Db, userId: string): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(LIST_DEFAULT_ROWS)
    .execute()

export const viewSession = (row: SessionRow, caller: SignedIn) => ({
  _id: row.id,
  device: deviceName(row.device),
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  isCurrent: row.id === caller.sessionId,
})

export async function listSessions(ctx: Context) {
  const caller = signedIn(ctx)
  const rows = await runningSessionsOf(ctx.db, caller.id)
  return { sessions: rows.map((row) => viewSession(row, caller)) }
}

export async function endOwnSession(ctx: Context, sessionId: string) {
  if (!(await endSession(ctx.db, signedIn(ctx).id, sessionId))) throw notFound(M.sessionNotFound)
  return { message: M.sessionEnded }
}

export async function logOut(ctx: Context) {
  await ctx.db.deleteFrom('sessions').where('id', '=', signedIn(ctx).sessionId).execute()
  return { message: M.loggedOut }
}
