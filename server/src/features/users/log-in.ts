import { emailKey, USER_MESSAGES as M } from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import {
  boundsOfNetwork,
  countUse,
  forgetUses,
  isAnyReached,
  noteUseOfNetwork,
  useUp,
} from '../../http/limits.ts'
import { siteOf } from '../../http/network.ts'
import { unauthenticated } from '../../http/problem.ts'
import { requireCaptcha } from './captcha.ts'
import { connectPending } from './connect-provider.ts'
import { markDevice, markOf } from './known-device.ts'
import { openSession } from './sessions.ts'
import { findUserByEmail } from './store.ts'

const WINDOW_SECONDS = 15 * 60
/** Of one account from one place, or from one device that is known; what only lacked its check is no try. */
const TRIES = { max: 10, perSeconds: WINDOW_SECONDS }
const TRIES_WITHOUT_CHECK = 5
/** From here on everybody there shows a check, and nobody is shut out. Right sign-ins count nothing: a class enters by one address. */
const FAILURES_OF_A_NETWORK = 100
/** The same for an account that is guessed from many networks. */
const FAILURES_OF_AN_ACCOUNT = 20
const ACCOUNT_SECONDS = 3600

/** The same sentence and the same time for an unknown address and a wrong password. */
export async function logIn(
  ctx: Context,
  { email, password, captcha }: { email: string; password: string; captcha?: string },
) {
  const user = await findUserByEmail(ctx.db, email)
  const mark = markOf(ctx, user)
  const key = mark ? `login device ${mark}` : triesKey(ctx, email)
  if (await isCheckDue(ctx, email, mark && key)) await requireCaptcha(ctx, captcha)
  await useUp(ctx, key, TRIES, M.loginTooMany)

  const isRight = await ctx.passwords.verify(user?.password_hash ?? null, password)
  if (!user || !isRight) {
    await noteUseOfNetwork(ctx, 'login failures', WINDOW_SECONDS)
    await countUse(ctx, failuresKey(email), ACCOUNT_SECONDS)
    ctx.log.info({ account: user?.id ?? 'unknown' }, 'a sign-in failed')
    throw unauthenticated(M.loginWrong)
  }
  const reply = await ctx.write(async (inner) => {
    await connectPending(inner, user)
    const opened = inner.fitting({ message: M.loggedIn, ...(await openSession(inner, user.id)) })
    await forgetUses(inner, key)
    return opened
  })
  markDevice(ctx, user)
  return reply
}

/** Whoever reset the password starts anew where they are. */
export const forgetTries = (ctx: Context, email: string) => forgetUses(ctx, triesKey(ctx, email))

/** By account and place together, so that a stranger elsewhere cannot lock the owner out; one in the same place neither,
 * where the owner's device is known. */
const triesKey = (ctx: Context, email: string) => `login ${emailKey(email)} ${siteOf(ctx.origin.network)}`
const failuresKey = (email: string) => `login failures ${emailKey(email)}`

/** Of a known device only its own tries count: what others do in its network is no concern of it. */
const isCheckDue = (ctx: Context, email: string, deviceKey: string | null): Promise<boolean> =>
  isAnyReached(
    ctx,
    deviceKey
      ? [{ key: deviceKey, max: TRIES_WITHOUT_CHECK }]
      : [
          { key: triesKey(ctx, email), max: TRIES_WITHOUT_CHECK },
          { key: failuresKey(email), max: FAILURES_OF_AN_ACCOUNT },
          ...boundsOfNetwork(ctx, { key: 'login failures', max: FAILURES_OF_A_NETWORK }),
        ],
  )
