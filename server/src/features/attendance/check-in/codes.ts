import { createHmac } from 'node:crypto'
import { CODE_DIGITS } from '@academy/contract/attendance'
import { ID_LETTERS } from '@academy/contract/http'

export interface Code {
  /** What a person types. */
  digits: string
  /** What a camera reads: it names its check-in, so that a student of another course is told so. */
  scanned: string
}
export type ReadCode = { digits: string } | { checkInId: string; scanned: string }

const SCANNED = new RegExp(`^(${ID_LETTERS})[\\w-]{16}$`)
const TYPED = new RegExp(`^\\d{${CODE_DIGITS}}$`)

/** The code of one step. Each check-in has a secret of its own, which only who holds the academy's can work out: every node can. */
export function codeOf(academySecret: string, checkInId: string, step: number): Code {
  const secret = createHmac('sha256', academySecret).update(`check-in ${checkInId}`).digest()
  const drawn = createHmac('sha256', secret).update(String(step)).digest()
  const digits = String(drawn.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
  return { digits, scanned: `${checkInId}${drawn.subarray(8, 20).toString('base64url')}` }
}

/** Null for what no screen has ever shown. Digits may be typed with a space, as they are shown. */
export function readCode(text: string): ReadCode | null {
  const digits = text.replace(/\s/g, '')
  if (TYPED.test(digits)) return { digits }
  const checkInId = SCANNED.exec(text)?.[1]
  return checkInId ? { checkInId, scanned: text } : null
}
