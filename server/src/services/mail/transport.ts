import type { Transporter } from 'nodemailer'
import { type MailCarrier, type MailLog, type MailMessage, mailRefused } from './mail.ts'
import { assertMessage } from './message.ts'
import { pruneOutbox, writeToOutbox } from './outbox.ts'

const PRUNE_EVERY_MS = 3_600_000

export type MailTransportOptions = {
  /** `smtp://user:password@host:port` or `smtps://…`; without it each mail becomes a file. */
  mailUrl?: string | null
  outboxDirectory: string
  /** The sender as it is when a letter goes. */
  from: () => { name: string; address: string }
  log: MailLog
}

export type MailTransport = MailCarrier & {
  /** Signs in at the mail server without sending anything; the outbox is always there. */
  verify: () => Promise<void>
  close: () => void
}

/** At the start and beside it: one warning, now, instead of failed jobs that nobody looks at. */
export async function warnWhenMailFails(transport: MailTransport, log: Pick<MailLog, 'warn'>): Promise<void> {
  try {
    await transport.verify()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn(
      { reason },
      'MAIL_URL does not work: mails wait and are tried again for a day; npm run academy -- test-mail ADDRESS tries it',
    )
  }
}

/** What the job hands each message to. The log names the subject, never the text: it holds codes and links. */
export function createMailTransport(options: MailTransportOptions): MailTransport {
  return options.mailUrl ? smtpTransport(options.mailUrl, options) : outboxTransport(options)
}

function outboxTransport({ outboxDirectory, from, log }: MailTransportOptions): MailTransport {
  let nextPruning = 0
  const composer = opened(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  return {
    send: async (message, id) => {
      assertMessage(message)
      const { message: bytes } = await (await composer.open()).sendMail(envelope(from, message, id))
      const file = await writeToOutbox(outboxDirectory, bytes as Buffer)
      log.info({ subject: message.subject, file }, 'mail written to the outbox')
      if (Date.now() < nextPruning) return
      nextPruning = Date.now() + PRUNE_EVERY_MS
      const removed = await pruneOutbox(outboxDirectory)
      if (removed > 0) log.info({ removed }, 'old mails were removed from the outbox')
    },
    verify: async () => {},
    close: composer.close,
  }
}

function smtpTransport(mailUrl: string, { from, log }: MailTransportOptions): MailTransport {
  const smtp = opened(({ createTransport }) =>
    createTransport(
      { url: mailUrl, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
      { disableFileAccess: true, disableUrlAccess: true },
    ),
  )
  return {
    send: async (message, id) => {
      assertMessage(message)
      const carrier = await smtp.open()
      await carrier.sendMail(envelope(from, message, id)).catch((error) => {
        throw isFinal(error) ? mailRefused(error.responseCode, error, isOfAddress(error)) : error
      })
      log.info({ subject: message.subject }, 'mail sent')
    },
    verify: async () => void (await (await smtp.open()).verify()),
    close: smtp.close,
  }
}

/** Loaded and made with the first letter: an academy that writes none does without. */
function opened<T extends Pick<Transporter, 'close'>>(make: (mailer: typeof import('nodemailer')) => T) {
  let made: Promise<T> | undefined
  return {
    open: () => {
      made ??= import('nodemailer').then(make)
      return made
    },
    close: () => void made?.then((transporter) => transporter.close()),
  }
}

interface Refusal {
  responseCode?: number
  command?: string
  response?: string
}

/** There is no such mailbox, or it is closed; a rule of that server (5.7.1: who sends, or what) says nothing of the address. */
const isOfAddress = ({ command, response = '' }: Refusal): boolean =>
  command === 'RCPT TO' && !/\b5\.[^12]\.\d/.test(response)

/** Said of this reader or this letter. A refused sign-in or sender is 5xx as well, and the operator corrects it. */
function isFinal(error: Refusal): error is Refusal & { responseCode: number } {
  const { responseCode = 0, command = '' } = error
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command)
}

function envelope(
  from: MailTransportOptions['from'],
  { to, subject, text, html, unsubscribeUrl }: MailMessage,
  id: string,
) {
  const sender = from()
  return {
    from: sender,
    messageId: `<${id}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
    to: { name: '', address: to },
    subject,
    text,
    html,
    dsn: report(id, to),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && wayOut(unsubscribeUrl)),
    },
  }
}

/** Servers that know how (RFC 3461) say which letter did not arrive, and where; the text does not come back with it. */
const report = (id: string, to: string) => ({
  id,
  return: 'headers' as const,
  notify: 'failure' as const,
  ...(/^[!-~]+$/.test(to) && { recipient: `rfc822;${to}` }),
})

/** One click is for https alone (RFC 8058); elsewhere the address opens the page that asks. */
function wayOut(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    ...(url.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}
