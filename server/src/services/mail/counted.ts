import type { Clock } from '../clock.ts'
import type { Figures } from '../figures/index.ts'
import type { Mail } from './mail.ts'

/** The same transport, seen at work: when a letter last left, and when one last did not. */
export function countedMail(transport: Mail, { figures, clock }: { figures: Figures; clock: Clock }): Mail {
  return {
    send: async (message) => {
      try {
        await transport.send(message)
        figures.mailed({ at: clock.now(), error: null })
      } catch (error) {
        figures.mailed({ at: clock.now(), error })
        throw error
      }
    },
  }
}
