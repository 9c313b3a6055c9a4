import { USER_MESSAGES as M } from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'

export async function readCaptcha(ctx: Context) {
  const { provider, siteKey } = ctx.captcha.publicConfig()
  const challenge = await ctx.captcha.challenge()
  return { provider, siteKey: siteKey ?? null, challenge: challenge && { ...challenge } }
}

export async function requireCaptcha(ctx: Context, solution: string | undefined): Promise<void> {
  if (!(await ctx.captcha.verify(solution))) throw invalid(M.captchaRequired, { captcha: M.captchaRequired })
}
