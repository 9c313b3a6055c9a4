export type MailMessage = {
  /** One bare address: a list or a display name is refused. */
  to: string
  subject: string
  text: string
  html?: string
}

export type Mail = { send: (message: MailMessage) => Promise<void> }

/** The part of a pino logger that is used here. */
export type MailLog = {
  info: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
}

const REFUSED = 'MAIL_REFUSED'

/** The reader's server does not take this letter, and will not tomorrow either. */
export function mailRefused(responseCode: number, cause: unknown): Error {
  return Object.assign(new Error('the mail server refused the mail for good', { cause }), {
    code: REFUSED,
    responseCode,
  })
}

export function isMailRefused(error: unknown): error is Error & { responseCode: number } {
  return error instanceof Error && 'code' in error && error.code === REFUSED
}
