import type { Clock } from '../clock.ts'
import type { Figures } from '../figures/index.ts'
import type { MailCarrier } from './mail.ts'

/** The same carrier, seen at work: when a letter last left, and when one last did not. */
export function countedMail(
  carrier: MailCarrier,
  { figures, clock }: { figures: Figures; clock: Clock },
): MailCarrier {
  return {
    send: async (message, id) => {
      try {
        await carrier.send(message, id)
        figures.mailed({ at: clock.now(), error: null })
      } catch (error) {
        figures.mailed({ at: clock.now(), error })
        throw error
      }
    },
  }
}
