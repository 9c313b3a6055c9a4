import { USER_MESSAGES as M } from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import { forgetUses, useUp } from '../../http/limits.ts'
import { unauthenticated } from '../../http/problem.ts'
import { requireCaptcha } from './captcha.ts'
import { openSession } from './sessions.ts'
import { findUserByEmail } from './store.ts'

const WINDOW_SECONDS = 15 * 60
const TRIES = 10
const TRIES_WITHOUT_CHECK = 5
const TRIES_OF_A_NETWORK = 300

/** The same sentence and the same time for an unknown address and a wrong password. */
export async function logIn(
  ctx: Context,
  { email, password, captcha }: { email: string; password: string; captcha?: string },
) {
  // Counted by account and network together, so that a stranger cannot lock the owner out.
  const key = `login ${email} ${ctx.origin.network}`
  await useUp(ctx, `login ${ctx.origin.network}`, { max: TRIES_OF_A_NETWORK, perSeconds: WINDOW_SECONDS })
  await useUp(ctx, key, { max: TRIES, perSeconds: WINDOW_SECONDS }, M.loginTooMany)
  if (await hasFailedOften(ctx, key)) await requireCaptcha(ctx, captcha)

  const user = await findUserByEmail(ctx.db, email)
  const isRight = await ctx.passwords.verify(user?.password_hash ?? null, password)
  if (!user || !isRight) throw unauthenticated(M.loginWrong)
  const opened = await ctx.write((inner) => openSession(inner, user.id))
  await forgetUses(ctx, key)
  return { message: M.loggedIn, ...opened }
}

async function hasFailedOften(ctx: Context, key: string): Promise<boolean> {
  const row = await ctx.db.selectFrom('rate_limits').select('count').where('key', '=', key).executeTakeFirst()
  return (row?.count ?? 0) > TRIES_WITHOUT_CHECK
}
