import { SESSION_DAYS } from '@academy/contract/users'
import { newId } from '../../db/ids.ts'
import { together } from '../../db/statement.ts'
import type { Context } from '../../http/context.ts'
import { hashToken, randomToken } from '../../services/tokens.ts'
import { endSession, insertingSession } from './sessions-store.ts'
import { detailsFrom, notingLogin, own } from './store.ts'
import { viewUser } from './views.ts'

const DAY_SECONDS = 86_400

/** Opens a session for a person who has just proved who they are: the token leaves here and is stored as a hash. The one that was sent along
 * is replaced by it: in this browser nobody holds it any more.
 * @throws Error for somebody who is not there any more. */
export async function openSession(ctx: Context, userId: string) {
  if (ctx.caller) await endSession(ctx.db, ctx.caller.id, ctx.caller.sessionId)
  const token = randomToken()
  const asking = { callerId: userId, session: '' }
  const session = { userId, tokenHash: hashToken(token), device: ctx.origin.device }
  const [, [user], courses, accounts] = await together(
    ctx.db,
    insertingSession.of({ id: newId(), ...session, seconds: SESSION_DAYS * DAY_SECONDS }),
    notingLogin.of({ userId }),
    own.subscription.of(asking),
    own.providers.of(asking),
  )
  if (!user) throw new Error(`nobody has the id ${userId}`)
  return { token, user: viewUser(user, detailsFrom(courses, accounts)) }
}
