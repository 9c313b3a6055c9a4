import { USER_MESSAGES as M, RESET_MINUTES } from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import { useUp } from '../../http/limits.ts'
import { invalid } from '../../http/problem.ts'
import { defineJob } from '../../services/jobs/index.ts'
import { randomToken } from '../../services/tokens.ts'
import { passwordChangedLetter, resetLetter } from './letters.ts'
import { deleteResetsOf, findReset, insertReset, takeReset } from './secrets-store.ts'
import { endSessions } from './sessions.ts'
import { findUserByEmail, updateUser } from './store.ts'

const LINKS_AN_HOUR = 3
/** Looks the account up after the answer, so that the answer takes the same time for every address. */
export const mailResetLinkJob = defineJob<{ email: string }>('mail-reset-link')

export async function requestReset(ctx: Context, email: string) {
  await useUp(ctx, `forgot ${email}`, { max: LINKS_AN_HOUR, perSeconds: 3600 })
  await ctx.jobs.add(mailResetLinkJob, { email })
  return { message: M.forgotSent }
}

export async function mailResetLink(ctx: Context, email: string): Promise<void> {
  const user = await findUserByEmail(ctx.db, email)
  if (!user) return
  const token = randomToken()
  await insertReset(ctx.db, user.id, token, RESET_MINUTES * 60)
  await ctx.mail.send(resetLetter(ctx, user, token))
}

/** Once, within its time; ends every session and every other link. */
export async function resetPassword(ctx: Context, token: string, password: string) {
  if (!(await findReset(ctx.db, token))) throw invalid(M.resetInvalid)
  const passwordHash = await ctx.passwords.hash(password)
  await ctx.write(async (inner) => {
    const taken = await takeReset(inner.db, token)
    if (!taken) throw invalid(M.resetInvalid)
    const user = await updateUser(inner.db, taken.user_id, { password_hash: passwordHash })
    await deleteResetsOf(inner.db, user.id)
    await endSessions(inner.db, user.id)
    await inner.mail.send(passwordChangedLetter(inner, user))
  })
  return { message: M.resetDone }
}
