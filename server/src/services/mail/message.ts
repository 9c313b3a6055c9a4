import type { MailMessage } from './mail.ts'

const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/
const MAX_ADDRESS_LENGTH = 254
const MAX_SUBJECT_LENGTH = 200
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what must not reach a header
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/

/** A subject of whatever was typed, a course's title in it, say: one line, and cut where it is too long. */
export function asSubject(text: string): string {
  const line = text.replace(new RegExp(`(\\s|${CONTROL.source})+`, 'g'), ' ').trim()
  if (line.length <= MAX_SUBJECT_LENGTH) return line
  // Never through the middle of a letter that takes two units.
  return `${line.slice(0, MAX_SUBJECT_LENGTH - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Refuses what could end a header and begin another one, and lists of addresses. */
export function assertMessage(message: MailMessage): void {
  const { to, subject } = message
  if (to.length > MAX_ADDRESS_LENGTH || CONTROL.test(to) || !ADDRESS.test(to)) {
    throw new Error('a mail goes to one plain address')
  }
  if (subject.length > MAX_SUBJECT_LENGTH || CONTROL.test(subject)) {
    throw new Error('a mail has a subject of one line')
  }
}
