import { USER_MESSAGES as M } from '@academy/contract/users'
import type { Context, Db } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import type { ReplayMemory } from '../../services/captcha/index.ts'
import { hashToken } from '../../services/tokens.ts'

export async function readCaptcha(ctx: Context) {
  const { provider, siteKey } = ctx.captcha.publicConfig()
  const challenge = await ctx.captcha.challenge()
  return { provider, siteKey: siteKey ?? null, challenge: challenge && { ...challenge } }
}

export async function requireCaptcha(ctx: Context, solution: string | undefined): Promise<void> {
  if (!(await ctx.captcha.verify(solution))) throw invalid(M.captchaRequired, { captcha: M.captchaRequired })
}

/** Solved checks stand in the database: none is used twice, whichever node sees it. */
export function captchaMemory(db: Db): ReplayMemory {
  return {
    claim: async (id, expiresAt) => {
      const claimed = await db
        .insertInto('captcha_uses')
        .values({ solution_hash: hashToken(id), expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('solution_hash')
        .executeTakeFirst()
      return claimed !== undefined
    },
  }
}
