import { SESSION_DAYS } from '@academy/contract/users'
import { newId } from '../../db/ids.ts'
import type { Context, Db } from '../../http/context.ts'
import { hashToken, randomToken } from '../../services/tokens.ts'
import { inSeconds } from './secrets-store.ts'
import { detailsOf, noteLogin } from './store.ts'
import { viewUser } from './views.ts'

const DAY_SECONDS = 86_400

/** Opens a session for a person who has just proved who they are: the token leaves here and is stored as a hash. */
export async function openSession(ctx: Context, userId: string) {
  const token = randomToken()
  await ctx.db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: hashToken(token),
      device: ctx.origin.device,
      expires_at: inSeconds(SESSION_DAYS * DAY_SECONDS),
    })
    .execute()
  const user = await noteLogin(ctx.db, userId)
  return { token, user: viewUser(user, await detailsOf(ctx.db, userId)) }
}

/** Ends every session of a person, but for `exceptId`. */
export async function endSessions(db: Db, userId: string, exceptId?: string): Promise<void> {
  let ending = db.deleteFrom('sessions').where('user_id', '=', userId)
  if (exceptId) ending = ending.where('id', '!=', exceptId)
  await ending.execute()
}

/** False when that person has no such session. */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = db.deleteFrom('sessions').where('id', '=', sessionId).where('user_id', '=', userId)
  return (await ended.returning('id').executeTakeFirst()) !== undefined
}
