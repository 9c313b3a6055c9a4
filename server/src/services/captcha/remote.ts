import type { Captcha } from './captcha.ts'

export type RemoteProvider = 'turnstile' | 'hcaptcha' | 'recaptcha'

export type RemoteOptions = {
  provider: RemoteProvider
  siteKey: string
  secret: string
  /** Another address than the provider's own. */
  verifyUrl?: string
  timeoutMs?: number
}

const VERIFY_URL: Record<RemoteProvider, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
}
const MAX_PAYLOAD_LENGTH = 8192

/** All three speak the same protocol: secret and response as a form, `success` back. They refuse replays themselves. */
export function createRemoteCaptcha(options: RemoteOptions): Captcha {
  const verifyUrl = options.verifyUrl ?? VERIFY_URL[options.provider]

  return {
    publicConfig: () => ({ provider: options.provider, siteKey: options.siteKey }),
    challenge: async () => null,
    verify: async (payload) => {
      if (!payload || payload.length > MAX_PAYLOAD_LENGTH) return false
      const form = { secret: options.secret, response: payload, sitekey: options.siteKey }
      try {
        const reply = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams(form),
          redirect: 'error',
          signal: AbortSignal.timeout(options.timeoutMs ?? 5_000),
        })
        if (!reply.ok) return false
        const answer: unknown = await reply.json()
        return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
      } catch {
        // No answer is no proof: the person is asked to try again.
        return false
      }
    },
  }
}
