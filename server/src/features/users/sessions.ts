import { SESSION_DAYS } from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import { hashToken, randomToken } from '../../services/tokens.ts'
import { insertSession } from './sessions-store.ts'
import { detailsOf, noteLogin } from './store.ts'
import { viewUser } from './views.ts'

const DAY_SECONDS = 86_400

/** Opens a session for a person who has just proved who they are: the token leaves here and is stored as a hash. */
export async function openSession(ctx: Context, userId: string) {
  const token = randomToken()
  const { device } = ctx.origin
  await insertSession(ctx.db, {
    ...{ userId, device },
    ...{ tokenHash: hashToken(token), seconds: SESSION_DAYS * DAY_SECONDS },
  })
  const user = await noteLogin(ctx.db, userId)
  return { token, user: viewUser(user, await detailsOf(ctx.db, userId)) }
}
