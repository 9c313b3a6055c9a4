import type { MailMessage } from '../../services/mail/index.ts'

/** Who is told, as the database knows them at that moment. */
export interface Addressee {
  name: string
  email: string
}

export interface Note {
  /** What it is about, the same for the same thing: 'payment-approved:<id>'. A person hears of it once. Its first word is
   * the kind that the bell shows. */
  about: string
  title: string
  message: string
  /** A path of the academy's own, where the thing is. */
  link?: string | null
  /** The mail beside it; a plain one with title, message and link where none is given, no mail at all for null. */
  letter?: ((person: Addressee) => MailMessage) | null
}
