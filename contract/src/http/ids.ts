import { z } from 'zod'
import { CHOSEN_MAX_ROWS, ID_PATTERN, isId } from './rules.ts'

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
