import {
  emailKey,
  USER_MESSAGES as M,
  OTP_MINUTES,
  OTP_RESEND_SECONDS,
  OTP_TRIES,
} from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import { isAnyReached, useUp } from '../../http/limits.ts'
import { siteOf } from '../../http/network.ts'
import { invalid, tooMany } from '../../http/problem.ts'
import { hashOtp, randomOtp, randomToken } from '../../services/tokens.ts'
import { requireCaptcha } from './captcha.ts'
import { alreadyRegisteredLetter, codeLetter } from './letters.ts'
import { requireUncommon } from './password-choice.ts'
import { activationForTry, insertActivation, renewActivation } from './secrets-store.ts'
import { findUserByEmail } from './store.ts'

const AN_HOUR = 3600
/** Codes to one address: so many from one place, so many before a check is asked of everybody, and an end for all together. */
const MAILS_FROM_ONE_PLACE = { max: 6, perSeconds: AN_HOUR }
const MAILS_WITHOUT_CHECK = 6
const MAILS_TO_ONE_ADDRESS = { max: 60, perSeconds: AN_HOUR }
const LIFETIME_SECONDS = OTP_MINUTES * 60

interface Registration {
  name: string
  email: string
  password: string
  captcha?: string
}

/** One answer, one hash, one row and one mail, whether or not the address has an account. */
export async function register(ctx: Context, form: Registration) {
  requireUncommon(ctx, form.password, form)
  if (await isAnyReached(ctx, [{ key: mailsKey(form.email), max: MAILS_WITHOUT_CHECK }]))
    await requireCaptcha(ctx, form.captcha)
  await countMail(ctx, form.email)
  const passwordHash = await ctx.passwords.hash(form.password)
  const token = randomToken()
  return ctx.write(async (inner) => {
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
    return inner.fitting({ message: M.registered, activationToken: token })
  })
}

export async function resendCode(ctx: Context, token: string) {
  return ctx.write(async (inner) => {
    const activation = await activationForTry(inner.db, token)
    if (!activation) throw invalid(M.activationGone)
    const waitSeconds = OTP_RESEND_SECONDS - activation.sentSecondsAgo
    if (waitSeconds > 0) throw tooMany(M.codeTooSoon, waitSeconds)
    await countMail(ctx, activation.email)
    const otpHash = await mailCode(inner, activation, token)
    await renewActivation(inner.db, activation.id, {
      otpHash,
      tries: OTP_TRIES,
      lifetimeSeconds: LIFETIME_SECONDS,
    })
    return inner.fitting({ message: M.codeSentAgain })
  })
}

const mailsKey = (email: string) => `register ${emailKey(email)}`

/** By address and place together, so that nobody blocks the registration of somebody elsewhere. */
async function countMail(ctx: Context, email: string): Promise<void> {
  await useUp(ctx, `${mailsKey(email)} ${siteOf(ctx.origin.network)}`, MAILS_FROM_ONE_PLACE)
  await useUp(ctx, mailsKey(email), MAILS_TO_ONE_ADDRESS)
}

/** What to store of the code; null for an address that has an account, so that no code is right. */
async function mailCode(ctx: Context, person: { email: string }, token: string): Promise<string | null> {
  const owner = await findUserByEmail(ctx.db, person.email)
  const otp = randomOtp()
  await ctx.mail.send(owner ? alreadyRegisteredLetter(ctx, owner) : codeLetter(ctx, person.email, otp))
  return owner ? null : hashOtp(otp, token)
}
