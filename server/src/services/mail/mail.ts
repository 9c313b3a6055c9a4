export type MailMessage = {
  /** One bare address: a list or a display name is refused. */
  to: string
  subject: string
  text: string
  html?: string
  /** Ends mails of its sort by one POST (RFC 8058). */
  unsubscribeUrl?: string
}

export interface PostedMail {
  message: MailMessage
  /** Whom it tells, where they have an account. */
  userId?: string
  /** Somebody who has a mail about this gets no second one. */
  about?: string
  /** The earliest moment at which the mail goes. */
  runAt?: Date
}

/** Where rooms put mails. */
export type Mail = {
  send: (message: MailMessage, userId?: string) => Promise<void>
  /** However many in two statements. What goes `isToMany` leaves after every mail that somebody waits for. */
  sendAll: (mails: readonly PostedMail[], options?: { isToMany?: boolean }) => Promise<void>
}

/** What takes a mail away. The id makes its Message-ID: the same one each time that this mail is handed over. */
export type MailCarrier = { send: (message: MailMessage, id: string) => Promise<void> }

/** The part of a pino logger that is used here. */
export type MailLog = {
  info: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
}

const REFUSED = 'MAIL_REFUSED'

export type RefusedMail = Error & { responseCode: number; isOfAddress: boolean }

/** The reader's server does not take this letter, and will not tomorrow either. */
export function mailRefused(responseCode: number, cause: unknown, isOfAddress = false): Error {
  return Object.assign(new Error('the mail server refused the mail for good', { cause }), {
    code: REFUSED,
    responseCode,
    isOfAddress,
  })
}

export function isMailRefused(error: unknown): error is RefusedMail {
  return error instanceof Error && 'code' in error && error.code === REFUSED
}
