import { dateFormat } from './dates.ts'

/** What a cell may hold. A number stays one, nothing is an empty cell, text is made inert. */
export type CsvValue = string | number | null | undefined

/** A sheet takes a cell for a formula when it begins so; an apostrophe before it makes it text. What looks protected already is
 * protected once more, so that reading finds it again. */
const FORMULA = `[\\s'"]*[=+\\-@＝＋－＠]`
const AT_START = new RegExp(`^(?=${FORMULA}|'*[\\t\\r])`)
/** The same after the signs at which a sheet may cut a line that was not meant for its country. */
const AFTER_CUT = new RegExp(`([;\\t\\r\\n])(?=${FORMULA})`, 'g')
const GUARD_AT_START = new RegExp(`^'(?=${FORMULA}|'*[\\t\\r])`)
const GUARD_AFTER_CUT = new RegExp(`([;\\t\\r\\n])'(?=${FORMULA})`, 'g')

const guarded = (text: string): string => text.replace(AFTER_CUT, "$1'").replace(AT_START, "'")

/** The text of a cell that `csvCell` wrote. */
export const unguarded = (text: string): string =>
  text.replace(GUARD_AFTER_CUT, '$1').replace(GUARD_AT_START, '')

export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const inert = guarded(value)
  return /[",;\s']/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** One line as RFC 4180 has it. */
export const csvLine = (cells: readonly CsvValue[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** By this mark Excel reads the file as UTF-8. */
export const CSV_BEGIN = '\ufeff'

const toTheMinute = dateFormat({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE')

/** `2026-11-20 14:04` in Kigali, which sheets sort and read as a time. */
export function csvTime(at: Date): string
export function csvTime(at: Date | null): string | null
export function csvTime(at: Date | null): string | null {
  return at && toTheMinute(at)
}
