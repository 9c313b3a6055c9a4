import { emailKey, USER_MESSAGES as M } from '@academy/contract/users'
import { type Context, signedIn } from '../../http/context.ts'
import { useUp } from '../../http/limits.ts'
import { forbidden, notFound } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'

import { personForAdmin } from './people.ts'
import type { PersonRow } from './people-store.ts'
import { LINKS_AN_HOUR, mailResetLinkJob } from './reset-password.ts'
import { endSession, endSessions } from './sessions-store.ts'

/** What an admin may do about somebody's way in: end it, and mail a link to a new password. Nobody sets another's password. */
export async function endSessionOf(ctx: Context, userId: string, sessionId: string) {
  await personBelow(ctx, userId)
  if (!(await endSession(ctx.db, userId, sessionId))) throw notFound(M.sessionNotFound)
  await recordAct(ctx, 'end-session', userId)
  return { message: M.sessionEnded }
}

export async function endSessionsOf(ctx: Context, userId: string) {
  await personBelow(ctx, userId)
  await endSessions(ctx.db, userId, signedIn(ctx).sessionId)
  await recordAct(ctx, 'end-sessions', userId)
  return { message: M.sessionsEnded }
}

/** As "Forgot password?" would, under the same limit for that address. */
export async function sendResetLink(ctx: Context, userId: string) {
  const { email } = await personForAdmin(ctx, userId)
  await useUp(ctx, `forgot ${emailKey(email)}`, { max: LINKS_AN_HOUR, perSeconds: 3600 })
  await ctx.jobs.add(mailResetLinkJob, { email })
  await recordAct(ctx, 'mail-password-link', userId)
  return { message: M.resetLinkSent }
}

/** An admin signs no superadmin out. */
async function personBelow(ctx: Context, userId: string): Promise<PersonRow> {
  const person = await personForAdmin(ctx, userId)
  if (person.mainrole === 'superadmin' && signedIn(ctx).role !== 'superadmin')
    throw forbidden(M.sessionsOfSuperadmin)
  return person
}
