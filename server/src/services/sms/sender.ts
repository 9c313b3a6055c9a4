import type { Logger } from 'pino'
import type { SmsConfig } from '../../config/providers.ts'

const TIMEOUT_MS = 10_000

/** Gone for good: the number takes none, or the provider does not take this text. Everything else is tried again. */
export type SmsOutcome = 'taken' | 'number-refused' | 'refused'

export interface Sms {
  perDay: number
  /** @throws Error where nobody knows, or a later try may do better. */
  send(message: { id: string; to: string; text: string }): Promise<SmsOutcome>
}

const NUMBER_REFUSED = [410, 422]
const TEXT_REFUSED = [400, 413]

/** One POST for each message, with its id: whoever gets the same one twice sends it once. The log says no number and no text. */
export function createSms(
  { url, token, from, perDay }: SmsConfig,
  log: Pick<Logger, 'warn' | 'error'>,
  { timeoutMs = TIMEOUT_MS } = {},
): Sms {
  return {
    perDay,
    send: async ({ id, to, text }) => {
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': id,
        },
        body: JSON.stringify({ id, to, from, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const { status } = reply
      await reply.body?.cancel()
      if (reply.ok) return 'taken'
      if (NUMBER_REFUSED.includes(status)) return 'number-refused'
      if (TEXT_REFUSED.includes(status)) {
        log.error({ status }, 'the SMS provider does not take a message: see SMS_URL in operations.md')
        return 'refused'
      }
      if (status < 500 && status !== 429)
        log.error({ status }, 'the SMS provider refuses us: check SMS_URL and SMS_TOKEN')
      throw new Error(`the SMS provider answered ${status}`)
    },
  }
}
