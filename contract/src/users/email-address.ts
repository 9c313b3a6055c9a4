import { EMAIL_MAX_LENGTH, emailKey, normaliseEmail } from './rules.ts'

/** One plain address: no list, no display name, nothing that could end a mail's header. */
export const EMAIL = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:"\p{Cc}.]+$/u

/** Scripts with letters that look like another one's. */
const ALIKE = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu']
const SCRIPTS = ALIKE.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/** Passes for nobody else's: of an address in its normal form. */
export function isUnlikeOthers(email: string): boolean {
  const [local = ''] = email.split('@')
  const isPlain = !/\p{Cf}/u.test(email) && SCRIPTS.filter((script) => script.test(local)).length <= 1
  return isPlain && emailKey(email).length <= EMAIL_MAX_LENGTH
}

/** May be the address of a new account. The schema of fields.ts says the same; this is for whoever has no zod at hand. */
export function isNewEmailAddress(typed: string): boolean {
  const email = typed.trim()
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email) && isUnlikeOthers(normaliseEmail(email))
}
