/**
 * Mail: one message to one person, as text with a simple HTML twin. Rooms call `mailOn(db).send(...)` inside their
 * transaction; a job claims the row and hands the message to the transport (a file in the outbox, or SMTP), once, and is tried
 * again on failure. It keeps no list, no template of any room and no preference: who wants which mail is known elsewhere.
 */

export { type Bounce, readBounces } from './bounce.ts'
export { countedMail } from './counted.ts'
export { withWayOut, writeLetter } from './letter.ts'
export {
  isMailRefused,
  type Mail,
  type MailCarrier,
  type MailMessage,
  type PostedMail,
} from './mail.ts'
export {
  freeMailsInHand,
  isMailInHand,
  MAIL_LEASE_SECONDS,
  readdressMails,
  takeReturnedMail,
} from './mails-store.ts'
export { mailJobs, mailOn, scheduleForgettingMails } from './over-jobs.ts'
export {
  createMailTransport,
  type MailTransport,
  warnWhenMailFails,
} from './transport.ts'
