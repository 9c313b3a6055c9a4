/**
 * Mail: one message to one person, as text with a simple HTML twin. Rooms call `mailOverJobs(jobs).send(...)` inside their
 * transaction; the job hands the message to the transport (a file in the outbox, or SMTP) and is tried again on failure.
 * It keeps no list, no template of any room and no preference: who wants which mail is known elsewhere.
 */

export { countedMail } from './counted.ts'
export { type Letter, writeLetter } from './letter.ts'
export { isMailRefused, type Mail, type MailLog, type MailMessage } from './mail.ts'
export { mailJobs, mailOverJobs } from './over-jobs.ts'
export {
  createMailTransport,
  type MailTransport,
  type MailTransportOptions,
  warnWhenMailFails,
} from './transport.ts'
