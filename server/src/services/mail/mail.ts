export type MailMessage = {
  /** One bare address: a list or a display name is refused. */
  to: string
  subject: string
  text: string
  html?: string
}

export type Mail = { send: (message: MailMessage) => Promise<void> }

/** The part of a pino logger that is used here. */
export type MailLog = { info: (fields: object, message: string) => void }
