import { z } from 'zod'
import { line } from '../http/index.ts'
import { EMAIL, isUnlikeOthers } from './email-address.ts'
import * as M from './messages.ts'
import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  normaliseEmail,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LETTERS,
} from './rules.ts'

/** Letters that show nothing and are no format characters: fillers and the empty Braille cell. */
const FILLERS = '\\u115f\\u1160\\u2800\\u3164\\uffa0'
const VISIBLE = new RegExp(`[^\\p{C}\\p{Z}\\p{M}${FILLERS}]`, 'u')
/** Control and format characters: they hide, and turn the writing around. Two join letters in scripts that need them. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/u

export const personName = line(NAME_MAX_LENGTH, M.nameRequired)
  .refine((typed) => VISIBLE.test(typed), M.nameRequired)
  .refine((typed) => !HIDDEN.test(typed), M.nameInvalid)

/** Whoever has an account signs in with the address it was made with, whatever is asked of new ones. */
export const emailAddress = z
  .string({ error: M.emailRequired })
  .trim()
  .min(1, M.emailRequired)
  .max(EMAIL_MAX_LENGTH, M.emailInvalid)
  .regex(EMAIL, M.emailInvalid)
  .transform(normaliseEmail)

/** The address of a new account: none that passes for somebody else's. */
export const newEmailAddress = emailAddress.refine(isUnlikeOthers, M.emailInvalid)

export const password = z
  .string({ error: M.passwordRequired })
  .min(1, M.passwordRequired)
  .max(PASSWORD_MAX_LENGTH, M.passwordTooLong)
export const newPassword = password.min(PASSWORD_MIN_LETTERS, M.passwordTooShort)

/** Six digits, as a number or as text. */
export const otp = z.union(
  [
    z.int().min(100_000).max(999_999).transform(String),
    z
      .string()
      .trim()
      .regex(/^[1-9]\d{5}$/, M.codeInvalid),
  ],
  { error: M.codeInvalid },
)
