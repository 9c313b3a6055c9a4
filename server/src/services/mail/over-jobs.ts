import { defineJob, type JobHandler, type Jobs, onJob } from '../jobs/index.ts'
import { isMailRefused, type Mail, type MailLog, type MailMessage } from './mail.ts'
import { assertMessage } from './message.ts'

/** Twelve tries spread over about a day: a mail server's bad night loses no letter. A code waits for none that hangs. */
const sendMailJob = defineJob<MailMessage>('send-mail', { maxAttempts: 12, timeLimitSeconds: 30 })

/** The mail leaves after the commit of the transaction that `jobs` is bound to, or never. */
export function mailOverJobs(jobs: Jobs): Mail {
  return {
    send: async (message) => {
      assertMessage(message)
      await jobs.add(sendMailJob, message)
    },
  }
}

/** A server's bad night is waited for; a letter that was refused for good is not sent again. */
export function mailJobs(transport: Mail, log: Pick<MailLog, 'warn'>): JobHandler[] {
  return [
    onJob(sendMailJob, async (message) => {
      try {
        await transport.send(message)
      } catch (error) {
        if (!isMailRefused(error)) throw error
        const { responseCode } = error
        log.warn(
          { subject: message.subject, responseCode },
          'a mail was refused for good and is not sent again',
        )
      }
    }),
  ]
}
