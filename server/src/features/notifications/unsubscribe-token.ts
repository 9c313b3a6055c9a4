import { createHmac } from 'node:crypto'
import { ID_LETTERS } from '@academy/contract/http'
import { NOTE_KINDS, type NoteKind } from '@academy/contract/notifications'
import { isSameSecret } from '../../services/tokens.ts'

export const DIGEST = 'digest'
/** What mails of one sort are about, as their way out names it. */
export type MailSort = NoteKind | typeof DIGEST

export interface MailSortOf {
  userId: string
  sort: MailSort
}

/** In every mail of that sort the same, and good for as long as the academy's secret is: a mail is opened years later as well. It ends
 * mails of one sort for one person, and does nothing else. */
export const unsubscribeToken = ({ userId, sort }: MailSortOf, secret: string): string =>
  `${userId}${signature(userId, sort, secret)}${sort}`

const TOKEN = new RegExp(`^(${ID_LETTERS})([\\w-]{43})([a-z-]+)$`)

/** Null for what we have not signed. */
export function readUnsubscribeToken(token: string, secret: string): MailSortOf | null {
  const [, userId = '', signed = '', sort = ''] = token.match(TOKEN) ?? []
  const isKnown = sort === DIGEST || (NOTE_KINDS as readonly string[]).includes(sort)
  if (!isKnown || !isSameSecret(signed, signature(userId, sort, secret))) return null
  return { userId, sort: sort as MailSort }
}

const signature = (userId: string, sort: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['unsubscribe', userId, sort]))
    .digest('base64url')
