import { USER_MESSAGES as M } from '@academy/contract/users'
import { type Context, type SignedIn, signedIn } from '../../http/context.ts'
import { deviceName } from '../../http/device-name.ts'
import { notFound } from '../../http/problem.ts'
import { endSession, runningSessionsOf, type SessionRow } from './sessions-store.ts'

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
  const caller = signedIn(ctx)
  await endSession(ctx.db, caller.id, caller.sessionId)
  return { message: M.loggedOut }
}
