import { z } from 'zod'
import { formatCount } from '../text/index.ts'
import { searchTooLong } from './messages.ts'
import { LIST_MAX_ROWS, SEARCH_MAX_LENGTH } from './rules.ts'

/** Text a person types: trimmed, non-empty, at most `max` UTF-16 units, kept as written otherwise. */
export function text(
  max: number,
  required: string,
  tooLong = `Please use at most ${formatCount(max)} characters`,
) {
  return z.string({ error: required }).trim().min(1, required).max(max, tooLong)
}

/** What a list or a catalogue is searched for. */
export const searchText = z.string().trim().max(SEARCH_MAX_LENGTH, searchTooLong)

const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/g

/** The same on one line, as names and titles stand in subjects and in sentences: whatever breaks it becomes a space. */
export function line(max: number, required: string) {
  return z
    .string({ error: required })
    .overwrite((typed) => typed.replace(LINE_BREAKS, ' '))
    .pipe(text(max, required))
}

/** A number that may arrive as a decimal string in a form; never '', '0x10', 'NaN', '1e309' or ' 7 '. */
export function formNumber(message: string) {
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^-?\d{1,15}(\.\d{1,6})?$/, message)
          .transform(Number),
      ],
      { error: message },
    )
    .refine((value) => Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER, message)
}

/** A boolean that may arrive as 'true' or 'false' in a form or a query. */
export function formBoolean(message: string) {
  return z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')], {
    error: message,
  })
}

/** Which page of a list, from 1. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)

/** How many rows a page of a list has, within the bound of every list. */
export const pageRows = (message: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .refine((limit) => limit <= LIST_MAX_ROWS, message)
