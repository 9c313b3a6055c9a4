import type { Logger } from 'pino'
import type { MtnMomoConfig } from '../../../../config/providers.ts'
import type { AskOutcome, Look, PaymentAsk, PaymentProviderClient } from '../provider.ts'
import { readStatus } from './read-status.ts'
import { createTokens } from './tokens.ts'

const TIMEOUT_MS = 10_000
const REPLY_MAX_LENGTH = 20_000

/** MTN MoMo's Collections API: request to pay, and its status. Its answers alone are believed. */
export function createMtnClient(
  config: MtnMomoConfig,
  log: Pick<Logger, 'warn' | 'error'>,
  { timeoutMs = TIMEOUT_MS, nowMs = () => Date.now() } = {},
): PaymentProviderClient {
  const call: typeof fetch = (url, init) =>
    fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  const tokens = createTokens(config, call, nowMs)

  /** Null when there is no answer that says anything. A token that has ended is renewed once. */
  async function send(
    path: string,
    init: RequestInit,
    hasRenewed = false,
  ): Promise<{ status: number; text: string } | null> {
    try {
      const token = await tokens.get()
      if (!token) {
        log.error({ provider: 'mtn' }, 'the payment provider gives no token: check its settings')
        return null
      }
      const reply = await call(`${config.url}/collection/v1_0/requesttopay${path}`, {
        ...init,
        headers: {
          ...init.headers,
          authorization: `Bearer ${token}`,
          'ocp-apim-subscription-key': config.subscriptionKey,
          'x-target-environment': config.environment,
        },
      })
      if (reply.status === 401 && !hasRenewed) {
        tokens.forget()
        return await send(path, init, true)
      }
      const text = (await reply.text()).slice(0, REPLY_MAX_LENGTH)
      if (reply.status === 401 || reply.status === 429 || reply.status >= 500) {
        log.warn({ provider: 'mtn', status: reply.status }, 'the payment provider does not serve')
        return null
      }
      return { status: reply.status, text }
    } catch (err) {
      log.warn(
        { provider: 'mtn', reason: err instanceof Error ? err.name : 'unknown' },
        'no answer of the payment provider',
      )
      return null
    }
  }

  return {
    ask: async (question: PaymentAsk): Promise<AskOutcome> => {
      const reply = await send('', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-reference-id': question.providerReference,
          ...(question.callbackUrl && { 'x-callback-url': question.callbackUrl }),
        },
        body: JSON.stringify(bodyOf(question, config)),
      })
      if (!reply) return 'away'
      // 409: asked before under this reference, and the answer was lost.
      if (reply.status === 202 || reply.status === 409) return 'asked'
      log.error(
        { provider: 'mtn', status: reply.status, reply: reply.text.slice(0, 300) },
        'the payment provider refused to ask',
      )
      return 'refused'
    },
    look: async (providerReference): Promise<Look> => {
      const reply = await send(`/${encodeURIComponent(providerReference)}`, { method: 'GET' })
      if (!reply) return { state: 'away' }
      if (reply.status === 404) return { state: 'unknown' }
      return readStatus(reply.text, config.currency) ?? { state: 'away' }
    },
  }
}

/** Amounts are text there; notes take plain letters and digits. */
function bodyOf({ amountRwf, reference, payerNumber, academyName }: PaymentAsk, { currency }: MtnMomoConfig) {
  const plain = (text: string) =>
    text
      .replace(/[^A-Za-z0-9 ]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60)
  return {
    amount: String(amountRwf),
    currency,
    externalId: reference,
    payer: { partyIdType: 'MSISDN', partyId: payerNumber.replace(/\D/g, '') },
    payerMessage: plain(`${academyName} ${reference}`),
    payeeNote: plain(reference),
  }
}
