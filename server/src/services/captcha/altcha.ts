import { createHmac } from 'node:crypto'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import type { AltchaChallenge, Captcha, ReplayMemory } from './captcha.ts'

export type AltchaOptions = {
  secret: string
  replay: ReplayMemory
  /** Upper end of the search: 50,000 SHA-256 take a cheap phone about a second. */
  maxNumber?: number
}

const LIFETIME_MS = 20 * 60 * 1000
const MAX_PAYLOAD_LENGTH = 4096

export function createAltcha(options: AltchaOptions): Captcha {
  // Its own key out of the shared secret: a signature made here opens nothing elsewhere.
  const hmacKey = createHmac('sha256', options.secret).update('captcha').digest('hex')

  async function challenge(): Promise<AltchaChallenge> {
    const expires = new Date(Date.now() + LIFETIME_MS)
    return createChallenge({ hmacKey, expires, maxnumber: options.maxNumber ?? 50_000, algorithm: 'SHA-256' })
  }

  return {
    publicConfig: () => ({ provider: 'altcha' }),
    challenge,
    verify: async (payload) => {
      const solved = readPayload(payload)
      if (!solved || !(await verifySolution(solved, hmacKey, true))) return false
      const expiresSeconds = Number(extractParams(solved).expires)
      if (!Number.isFinite(expiresSeconds)) return false
      return options.replay.claim(solved.challenge, new Date(expiresSeconds * 1000))
    },
  }
}

type Solved = Parameters<typeof verifySolution>[0] & AltchaChallenge & { number: number }

/** Only the five fields of the protocol and of the right types; anything else is not a solution. */
function readPayload(payload: string | null | undefined): Solved | null {
  if (!payload || payload.length > MAX_PAYLOAD_LENGTH) return null
  let parsed: unknown
  try {
    parsed = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))
  } catch {
    return null
  }
  if (typeof parsed !== 'object' || parsed === null) return null
  const { algorithm, challenge, number, salt, signature } = parsed as Record<string, unknown>
  const isText = [challenge, salt, signature].every((part) => typeof part === 'string')
  if (algorithm !== 'SHA-256' || !isText || !Number.isSafeInteger(number)) return null
  return { algorithm, challenge, number, salt, signature } as Solved
}
