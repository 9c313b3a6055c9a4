import { z } from 'zod'
import { CHOSEN_MAX_ROWS } from './rules.ts'

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

/** The rows that were chosen in a list: their ids, with commas between them. */
export function chosenIds(message = 'Invalid ID') {
  return z
    .string()
    .max(CHOSEN_MAX_ROWS * 25, message)
    .transform((text) => text.toLowerCase().split(','))
    .refine((ids) => ids.length <= CHOSEN_MAX_ROWS && ids.every(isId), message)
}
