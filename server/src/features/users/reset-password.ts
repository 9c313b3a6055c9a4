import { emailKey, USER_MESSAGES as M, RESET_MINUTES } from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import { boundsOfNetwork, isAnyReached, noteUseOfNetwork, useUp } from '../../http/limits.ts'
import { invalid } from '../../http/problem.ts'
import { defineJob } from '../../services/jobs/index.ts'
import { randomToken } from '../../services/tokens.ts'
import { requireCaptcha } from './captcha.ts'
import { deleteEmailChange } from './change-email-store.ts'
import { markDevice } from './known-device.ts'
import { passwordChangedLetter, resetLetter } from './letters.ts'
import { forgetTries } from './log-in.ts'
import { requireUncommon } from './password-choice.ts'
import { deleteResetsOf, findReset, insertReset, takeReset } from './secrets-store.ts'
import { endSessions } from './sessions-store.ts'
import { findUser, findUserByEmail, updateUser } from './store.ts'

export const LINKS_AN_HOUR = 3
/** From one network in an hour; then everybody there shows a check. */
const CALLS_WITHOUT_CHECK = 20
/** Looks the account up after the answer, so that the answer takes the same time for every address. */
export const mailResetLinkJob = defineJob<{ email: string }>('mail-reset-link')

export async function requestReset(ctx: Context, { email, captcha }: { email: string; captcha?: string }) {
  const bounds = boundsOfNetwork(ctx, { key: 'forgot', max: CALLS_WITHOUT_CHECK })
  if (await isAnyReached(ctx, bounds)) await requireCaptcha(ctx, captcha)
  await noteUseOfNetwork(ctx, 'forgot', 3600)
  await useUp(ctx, `forgot ${emailKey(email)}`, { max: LINKS_AN_HOUR, perSeconds: 3600 })
  return ctx.write(async (inner) => {
    await inner.jobs.add(mailResetLinkJob, { email })
    return inner.fitting({ message: M.forgotSent })
  })
}

export async function mailResetLink(ctx: Context, email: string): Promise<void> {
  const user = await findUserByEmail(ctx.db, email)
  if (!user) return
  const token = randomToken()
  await insertReset(ctx.db, user.id, token, RESET_MINUTES * 60)
  await ctx.mail.send(resetLetter(ctx, user, token), user.id)
}

/** Once, within its time; ends every session and every other link. */
export async function resetPassword(ctx: Context, token: string | undefined, password: string) {
  const reset = token && (await findReset(ctx.db, token))
  const owner = reset && (await findUser(ctx.db, reset.user_id))
  if (!token || !owner) throw invalid(M.resetInvalid)
  requireUncommon(ctx, password, owner)
  const passwordHash = await ctx.passwords.hash(password)
  const reply = await ctx.write(async (inner) => {
    const taken = await takeReset(inner.db, token)
    if (!taken) throw invalid(M.resetInvalid)
    const changed = await updateUser(inner.db, taken.user_id, {
      password_hash: passwordHash,
      // The link came by mail: the address takes it.
      mail_refused_at: null,
    })
    await deleteResetsOf(inner.db, changed.id)
    await deleteEmailChange(inner.db, changed.id)
    await endSessions(inner.db, changed.id)
    await inner.mail.send(passwordChangedLetter(inner, changed))
    markDevice(inner, changed)
    return inner.fitting({ message: M.resetDone })
  })
  await forgetTries(ctx, owner.email)
  return reply
}
