import { createHash, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { SHORT_CODE_LETTERS } from '@academy/contract/text'

/** 256 random bits for sessions, activation and reset links, fit for an address. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: sha256 in hex. Tokens have full entropy, so no salt and no slow hash. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}

const OTP_MIN = 100_000
const OTP_MAX = 999_999

/** 100000 to 999999: never a leading zero, since clients send it as a number. */
export function randomOtp(): string {
  return String(randomInt(OTP_MIN, OTP_MAX + 1))
}

/** Stored form of a code. Bound to its activation token, so that a table of a million hashes opens nothing. */
export function hashOtp(otp: string, activationToken: string): string {
  return hash('sha256', `${activationToken}\n${otp}`, 'hex')
}

/** Compares in constant time, whatever the lengths. */
export function isSameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** `randomShortCode([4, 2])` → `7F3K-Q2`: letters that nobody confuses, each drawn for itself. */
export function randomShortCode(groups: readonly number[]): string {
  const letter = () => SHORT_CODE_LETTERS[randomInt(SHORT_CODE_LETTERS.length)]
  return groups.map((group) => Array.from({ length: group }, letter).join('')).join('-')
}
