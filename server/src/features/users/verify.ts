import { USER_MESSAGES as M } from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import { hashOtp, isSameSecret } from '../../services/tokens.ts'
import { requireCaptcha } from './captcha.ts'
import { createUser } from './create-user.ts'
import { markDevice } from './known-device.ts'
import { activationForTry, deleteActivationsOf, useTry } from './secrets-store.ts'
import { openSession } from './sessions.ts'

/** Turns a mailed code into an account. A wrong code costs a try, and that stays written although the call is refused. */
export async function verifyCode(
  ctx: Context,
  form: { otp: string; activationToken: string; captcha?: string },
) {
  await requireCaptcha(ctx, form.captcha)
  const outcome = await ctx.write((inner) => tryCode(inner, form))
  if (typeof outcome === 'string') throw invalid(outcome, { otp: outcome })
  return outcome
}

/** The reply with the opened session, or the sentence of the refusal. */
async function tryCode(ctx: Context, { otp, activationToken }: { otp: string; activationToken: string }) {
  const activation = await activationForTry(ctx.db, activationToken)
  if (!activation) return M.activationGone
  if (activation.tries_left < 1) return M.codeTriesUsed
  if (!activation.isAlive) return M.codeWrong
  await useTry(ctx.db, activation.id)
  const isRight = isSameSecret(activation.otp_hash ?? '', hashOtp(otp, activationToken))
  if (!isRight) return M.codeWrong
  const user = await createUser(ctx.db, {
    name: activation.name,
    email: activation.email,
    passwordHash: activation.password_hash,
  })
  if (!user) return M.codeWrong
  await deleteActivationsOf(ctx.db, activation.email)
  markDevice(ctx, user)
  return ctx.fitting({ message: M.verified, ...(await openSession(ctx, user.id)) })
}
