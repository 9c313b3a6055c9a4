import { createTransport } from 'nodemailer'
import type { Mail, MailLog, MailMessage } from './mail.ts'
import { assertMessage } from './message.ts'
import { writeToOutbox } from './outbox.ts'

export type MailTransportOptions = {
  /** `smtp://user:password@host:port` or `smtps://…`; without it each mail becomes a file. */
  mailUrl?: string | null
  outboxDirectory: string
  from: { name: string; address: string }
  log: MailLog
}

export type MailTransport = Mail & { close: () => void }

/** What the job hands each message to. The log names the subject, never the text: it holds codes and links. */
export function createMailTransport(options: MailTransportOptions): MailTransport {
  return options.mailUrl ? smtpTransport(options.mailUrl, options) : outboxTransport(options)
}

function outboxTransport({ outboxDirectory, from, log }: MailTransportOptions): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (message) => {
      assertMessage(message)
      const { message: bytes } = await composer.sendMail(envelope(from, message))
      const file = await writeToOutbox(outboxDirectory, bytes as Buffer)
      log.info({ subject: message.subject, file }, 'mail written to the outbox')
    },
    close: () => composer.close(),
  }
}

function smtpTransport(mailUrl: string, { from, log }: MailTransportOptions): MailTransport {
  const smtp = createTransport(
    { url: mailUrl, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    send: async (message) => {
      assertMessage(message)
      await smtp.sendMail(envelope(from, message))
      log.info({ subject: message.subject }, 'mail sent')
    },
    close: () => smtp.close(),
  }
}

function envelope(from: MailTransportOptions['from'], { to, subject, text, html }: MailMessage) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
