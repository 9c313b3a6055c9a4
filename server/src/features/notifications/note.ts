import type { NoteKind } from '@academy/contract/notifications'
import type { MailMessage } from '../../services/mail/index.ts'

/** Who is told, as the database knows them at that moment. */
export interface Addressee {
  name: string
  email: string
}

/** Texts go in as they are, numbers and money unwritten. */
export type NoteParams = Record<string, string | number>

export interface Note {
  kind: NoteKind
  /** What it is about, the same for the same thing: 'payment-approved:<id>'. A person hears of it once. */
  about: string
  title: string
  message: string
  /** Names, titles and numbers in both, under the word that `about` begins with: what says it in another language. */
  params?: NoteParams
  /** A path of the academy's own, where the thing is. */
  link?: string | null
  /** The mail beside it; a plain one with title, message and link where none is given, no mail at all for null. */
  letter?: ((person: Addressee) => MailMessage) | null
  /** One thing that very many are told: its mails leave after those that somebody waits for, and while they wait `takeBack` finds them. */
  isToMany?: boolean
}
