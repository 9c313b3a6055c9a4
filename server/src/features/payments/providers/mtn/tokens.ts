import type { MtnMomoConfig } from '../../../../config/providers.ts'

/** Used up a little before it ends, so that no call meets its end on the way. */
const EARLY_MS = 60_000

/** The provider's token, asked for once and kept as long as it holds. */
export function createTokens(config: MtnMomoConfig, call: typeof fetch, nowMs: () => number) {
  let token: { text: string; untilMs: number } | null = null
  const basic = Buffer.from(`${config.apiUser}:${config.apiKey}`).toString('base64')

  async function fetchToken(): Promise<string | null> {
    const reply = await call(`${config.url}/collection/token/`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'ocp-apim-subscription-key': config.subscriptionKey },
    })
    const body: unknown = reply.ok ? await reply.json() : null
    const { access_token: text, expires_in: seconds } = (body ?? {}) as Record<string, unknown>
    if (typeof text !== 'string' || text === '') return null
    token = { text, untilMs: nowMs() + Number(seconds ?? 0) * 1_000 - EARLY_MS }
    return text
  }

  return {
    get: async () => (token && token.untilMs > nowMs() ? token.text : fetchToken()),
    forget: () => {
      token = null
    },
  }
}
