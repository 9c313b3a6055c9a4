import { formatCount } from '../text/index.ts'

/** What admins are told when a message was reported; not what it says. */
export const MESSAGE_REPORT_NOTE = {
  title: 'A message was reported',
  text: 'Look at the message and say what you did.',
} as const

const messages = (count: number) => (count === 1 ? 'a message' : `${formatCount(count)} messages`)

/** The mail that says that somebody wrote; what they wrote stays in the academy. */
export const MESSAGE_MAIL_TEXT = {
  subject: (from: string, count: number) =>
    count === 1 ? `New message from ${from}` : `${formatCount(count)} new messages from ${from}`,
  greeting: (name: string) => `Hello ${name},`,
  text: (from: string, count: number) => `${from} sent you ${messages(count)}.`,
  inCourse: (from: string, count: number, course: string) =>
    `${from} sent you ${messages(count)} about ${course}.`,
  button: 'Open the conversation',
  footnote: 'You can turn these mails off in your account, or mute the conversation.',
} as const
