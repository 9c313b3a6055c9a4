import * as M from '@academy/contract/users/messages'
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LETTERS } from '@academy/contract/users/rules'

// What the forms say before anything is sent; the server decides again. Undefined means nothing to say.

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u

export function nameError(name: string): string | undefined {
  return name.trim() ? undefined : M.nameRequired
}

export function emailError(email: string): string | undefined {
  const trimmed = email.trim()
  if (!trimmed) return M.emailRequired
  return trimmed.length <= EMAIL_MAX_LENGTH && EMAIL.test(trimmed) ? undefined : M.emailInvalid
}

/** A password somebody already has: any length may be right. */
export function passwordError(password: string): string | undefined {
  return password ? undefined : M.passwordRequired
}

export function newPasswordError(password: string): string | undefined {
  if (!password) return M.passwordRequired
  if (password.length < PASSWORD_MIN_LETTERS) return M.passwordTooShort
  return password.length <= PASSWORD_MAX_LENGTH ? undefined : M.passwordTooLong
}

export function repeatError(password: string, repeated: string): string | undefined {
  return password === repeated ? undefined : M.passwordsDiffer
}

/** While the second field is still being typed, only what can no longer become equal is a difference. */
export function liveRepeatError(password: string, repeated: string): string | undefined {
  return password.startsWith(repeated) ? undefined : M.passwordsDiffer
}

export function codeError(digits: string): string | undefined {
  return /^[1-9]\d{5}$/.test(digits) ? undefined : M.codeInvalid
}
