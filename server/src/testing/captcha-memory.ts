import type { ReplayMemory } from '../services/captcha/captcha.ts'

/** Which solutions were used, in one process and without a database. */
export function createReplayMemory(): ReplayMemory {
  const expiryById = new Map<string, number>()
  return {
    claim: async (id, expiresAt) => {
      const nowMs = Date.now()
      for (const [known, expiry] of expiryById) if (expiry < nowMs) expiryById.delete(known)
      if (expiryById.has(id)) return false
      expiryById.set(id, expiresAt.getTime())
      return true
    },
  }
}
