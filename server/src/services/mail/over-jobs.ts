import { defineJob, type Jobs } from '../jobs/index.ts'
import type { Mail, MailMessage } from './mail.ts'
import { assertMessage } from './message.ts'

/** Twelve tries spread over about a day: a mail server's bad night loses no letter. */
export const sendMailJob = defineJob<MailMessage>('send-mail', { maxAttempts: 12 })

/** The mail leaves after the commit of the transaction that `jobs` is bound to, or never. */
export function mailOverJobs(jobs: Jobs): Mail {
  return {
    send: async (message) => {
      assertMessage(message)
      await jobs.add(sendMailJob, message)
    },
  }
}
