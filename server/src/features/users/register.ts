import { USER_MESSAGES as M, OTP_MINUTES, OTP_RESEND_SECONDS, OTP_TRIES } from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import { useUp } from '../../http/limits.ts'
import { invalid, tooMany } from '../../http/problem.ts'
import { hashOtp, randomOtp, randomToken } from '../../services/tokens.ts'
import { alreadyRegisteredLetter, codeLetter } from './letters.ts'
import { activationForTry, insertActivation, renewActivation } from './secrets-store.ts'
import { findUserByEmail } from './store.ts'

const MAILS_AN_HOUR = 6
const LIFETIME_SECONDS = OTP_MINUTES * 60

/** One answer, one hash, one row and one mail, whether or not the address has an account. */
export async function register(ctx: Context, form: { name: string; email: string; password: string }) {
  await useUp(ctx, `register ${form.email}`, { max: MAILS_AN_HOUR, perSeconds: 3600 })
  const passwordHash = await ctx.passwords.hash(form.password)
  const token = randomToken()
  await ctx.write(async (inner) => {
    const otpHash = await mailCode(inner, form, token)
    await insertActivation(inner.db, {
      token,
      name: form.name,
      email: form.email,
      passwordHash,
      otpHash,
      tries: OTP_TRIES,
      lifetimeSeconds: LIFETIME_SECONDS,
    })
  })
  return { message: M.registered, activationToken: token }
}

export async function resendCode(ctx: Context, token: string) {
  await ctx.write(async (inner) => {
    const activation = await activationForTry(inner.db, token)
    if (!activation) throw invalid(M.activationGone)
    const waitSeconds = OTP_RESEND_SECONDS - activation.sentSecondsAgo
    if (waitSeconds > 0) throw tooMany(M.codeTooSoon, waitSeconds)
    await useUp(ctx, `register ${activation.email}`, { max: MAILS_AN_HOUR, perSeconds: 3600 })
    const otpHash = await mailCode(inner, activation, token)
    await renewActivation(inner.db, activation.id, {
      otpHash,
      tries: OTP_TRIES,
      lifetimeSeconds: LIFETIME_SECONDS,
    })
  })
  return { message: M.codeSentAgain }
}

/** What to store of the code; null for an address that has an account, so that no code is right. */
async function mailCode(
  ctx: Context,
  person: { name: string; email: string },
  token: string,
): Promise<string | null> {
  const owner = await findUserByEmail(ctx.db, person.email)
  const otp = randomOtp()
  await ctx.mail.send(owner ? alreadyRegisteredLetter(ctx, owner) : codeLetter(ctx, person, otp))
  return owner ? null : hashOtp(otp, token)
}
