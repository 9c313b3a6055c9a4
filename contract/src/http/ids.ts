import { z } from 'zod'

export const ID_PATTERN = /^[0-9a-f]{24}$/i

export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID_PATTERN.test(value)
}

/** A 24-hex id in either case, lower-cased; 'undefined', 'null' and everything else fail with `message`. */
export function id(message = 'Invalid ID') {
  return z
    .string({ error: message })
    .regex(ID_PATTERN, message)
    .transform((value) => value.toLowerCase())
}
