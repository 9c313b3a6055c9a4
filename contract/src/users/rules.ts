import { SIGN_IN_PROVIDERS } from '../academy/rules.ts'

/** What may be written to the `role` column. 'user' is a student. */
export const ROLES = ['user', 'instructor', 'admin'] as const
export type Role = (typeof ROLES)[number]
export const MAIN_ROLES = ['', 'superadmin'] as const
export type MainRole = (typeof MAIN_ROLES)[number]

/** The ways somebody may have into their account. */
export const SIGN_IN_METHODS = ['password', ...SIGN_IN_PROVIDERS] as const

/** What the person may do, from role and mainrole together. */
export type EffectiveRole = 'student' | 'instructor' | 'admin' | 'superadmin'

/** A superadmin is also an admin, whatever `role` says; a mainrole 'instructor' of older records reads as that role. */
export function effectiveRole(person: { role: string; mainrole: string }): EffectiveRole {
  if (person.mainrole === 'superadmin') return 'superadmin'
  if (person.role === 'admin') return 'admin'
  if (person.role === 'instructor' || person.mainrole === 'instructor') return 'instructor'
  return 'student'
}

export const isAdmin = (role: EffectiveRole) => role === 'admin' || role === 'superadmin'
export const isTeacher = (role: EffectiveRole) => role !== 'student'

/** By which people are filtered. An admin's list takes superadmins for admins. */
export const PEOPLE_ROLES = ['user', 'instructor', 'admin', 'superadmin'] as const
export type PeopleRole = (typeof PEOPLE_ROLES)[number]
export const PEOPLE_SORTS = [
  'name',
  '-name',
  'email',
  '-email',
  'lastLogin',
  '-lastLogin',
  'joined',
  '-joined',
] as const
export type PeopleSort = (typeof PEOPLE_SORTS)[number]

export const NAME_MAX_LENGTH = 100
export const EMAIL_MAX_LENGTH = 254
export const PASSWORD_MIN_LETTERS = 8
export const PASSWORD_MAX_LENGTH = 200
export const OTP_MINUTES = 10
export const OTP_TRIES = 5
export const OTP_RESEND_SECONDS = 60
export const RESET_MINUTES = 30
/** For so long after a sign-in with a provider it stands for the password that the account does not have. */
export const FRESH_SIGN_IN_MINUTES = 15
/** For so long the letter to a former address takes the account back. */
export const EMAIL_UNDO_DAYS = 7
export const SESSION_DAYS = 30
/** The one-use code that `/oauth-success` exchanges for a session. */
export const OAUTH_CODE_SECONDS = 60

const asciiLower = (value: string) => value.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** The one form in which an e-mail address is stored and written to: NFC, trimmed, ASCII letters lowered. */
export function normaliseEmail(email: string): string {
  return asciiLower(email.normalize('NFC').trim())
}

/** The one form in which addresses are compared: no two accounts differ by capitals or by full-width letters alone. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase().normalize('NFKC')
}
