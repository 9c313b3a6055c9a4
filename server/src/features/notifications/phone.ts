import { createHmac } from 'node:crypto'
import { HTTP_MESSAGES } from '@academy/contract/http'
import { CHOICES_MESSAGES as M, PHONE_REFUSED_NOTE } from '@academy/contract/notifications'
import { formatPhoneNumber } from '@academy/contract/text'
import { OTP_MINUTES, OTP_TRIES, USER_MESSAGES } from '@academy/contract/users'
import { newId } from '../../db/ids.ts'
import { type Context, type Services, signedIn, systemContext } from '../../http/context.ts'
import { useUp } from '../../http/limits.ts'
import { invalid, notFound } from '../../http/problem.ts'
import { dropTextsTo, smsText, textsOn } from '../../services/sms/index.ts'
import { isSameSecret, randomOtp } from '../../services/tokens.ts'
import { readChoices } from './choices.ts'
import { notify } from './notify.ts'
import {
  deletePhone,
  deletePhoneCode,
  type PhoneCodeRow,
  phoneCodeForTry,
  putPhone,
  putPhoneCode,
  refusePhone,
  usePhoneTry,
} from './phone-store.ts'

const A_DAY = 86_400
/** Each costs money, and rings at whoever has that number. */
const CODES = {
  person: { max: 3, perSeconds: A_DAY },
  number: { max: 3, perSeconds: A_DAY },
  academy: { max: 200, perSeconds: A_DAY },
}

export async function givePhone(ctx: Context, number: string) {
  const { id: userId } = signedIn(ctx)
  if (!ctx.sms) throw notFound(HTTP_MESSAGES.unknownAddress)
  await useUp(ctx, `sms code ${userId}`, CODES.person, M.phoneCodesUsed)
  await useUp(ctx, `sms code ${number}`, CODES.number, M.phoneCodesUsed)
  await useUp(ctx, 'sms code', CODES.academy, M.phoneCodesUsed)
  return ctx.write(async (inner) => {
    const [otp, code] = [randomOtp(), { id: newId(), number }]
    const lifetimeSeconds = OTP_MINUTES * 60
    await putPhoneCode(inner.db, {
      ...{ ...code, userId, lifetimeSeconds, tries: OTP_TRIES },
      otpHash: hashCode(inner, code, otp),
    })
    const body = `${smsText(inner.academy.name, `${otp} is your code. It works for ${OTP_MINUTES} minutes.`, '')}`
    await textsOn(inner.db).sendAll([{ userId, number, body, expiresInSeconds: lifetimeSeconds }])
    return inner.fitting({ message: M.phoneCodeSent, preferences: await readChoices(inner) })
  })
}

/** A wrong code costs a try, and that stays written although the call is refused. */
export async function confirmPhone(ctx: Context, otp: string) {
  if (!ctx.sms) throw notFound(HTTP_MESSAGES.unknownAddress)
  const outcome = await ctx.write((inner) => tryCode(inner, otp))
  if (typeof outcome === 'string') throw invalid(outcome, { otp: outcome })
  return outcome
}

async function tryCode(ctx: Context, otp: string) {
  const { id } = signedIn(ctx)
  const code = await phoneCodeForTry(ctx.db, id)
  if (!code) return M.phoneCodeGone
  if (code.tries_left < 1) return USER_MESSAGES.codeTriesUsed
  if (!code.isAlive) return M.phoneCodeGone
  await usePhoneTry(ctx.db, id)
  if (!isSameSecret(code.otp_hash, hashCode(ctx, code, otp))) return M.phoneCodeWrong
  await putPhone(ctx.db, id, code.number)
  await deletePhoneCode(ctx.db, id)
  return ctx.fitting({ message: M.phoneConfirmed, preferences: await readChoices(ctx) })
}

/** Also where the academy sends none any more: what is kept of somebody they may take away. */
export async function removePhone(ctx: Context, only?: 'asked') {
  const { id } = signedIn(ctx)
  await deletePhoneCode(ctx.db, id)
  if (only !== 'asked') {
    await deletePhone(ctx.db, id)
    await dropTextsTo(ctx.db, id)
  }
  return {
    message: only === 'asked' ? M.phoneNotConfirmed : M.phoneRemoved,
    preferences: await readChoices(ctx),
  }
}

/** Nothing goes there any more; the bell says so, once each time. */
export async function noteRefusedPhone(services: Services, userId: string, number: string): Promise<void> {
  await systemContext(services).write(async (ctx) => {
    const now = ctx.now()
    if (!(await refusePhone(ctx.db, userId, number, now))) return
    await notify(ctx, [{ id: userId }], {
      kind: 'address',
      about: `phone-refused:${now.getTime()}`,
      title: PHONE_REFUSED_NOTE.title,
      message: PHONE_REFUSED_NOTE.message(formatPhoneNumber(number)),
      params: { number: formatPhoneNumber(number) },
      link: '/account/notifications',
      // A mail of this kind would offer a way to end what nobody can turn off.
      letter: null,
    })
  })
}

/** Keyed, as a table of a million plain hashes would open every code. */
const hashCode = ({ secret }: Context, { id, number }: Pick<PhoneCodeRow, 'id' | 'number'>, otp: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['phone', id, number, otp]))
    .digest('base64url')
