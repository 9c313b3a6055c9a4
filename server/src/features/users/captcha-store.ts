import type { Db } from '../../http/context.ts'
import type { ReplayMemory } from '../../services/captcha/index.ts'
import { hashToken } from '../../services/tokens.ts'

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
