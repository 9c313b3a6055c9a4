import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import { USER_MESSAGES as M } from '@academy/contract/users'
import { sql } from 'kysely'
import { type Context, signedIn } from '../../http/context.ts'
import { deviceName } from '../../http/device-name.ts'
import { notFound } from '../../http/problem.ts'

export async function listSessions(ctx: Context) {
  const caller = signedIn(ctx)
  const rows = await ctx.db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', caller.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(LIST_DEFAULT_ROWS)
    .execute()
  const sessions = rows.map((row) => ({
    _id: row.id,
    device: deviceName(row.device),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: row.id === caller.sessionId,
  }))
  return { sessions }
}

export async function endOwnSession(ctx: Context, sessionId: string) {
  const { id } = signedIn(ctx)
  const ended = await ctx.db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw notFound(M.sessionNotFound)
  return { message: M.sessionEnded }
}

export async function logOut(ctx: Context) {
  await ctx.db.deleteFrom('sessions').where('id', '=', signedIn(ctx).sessionId).execute()
  return { message: M.loggedOut }
}
