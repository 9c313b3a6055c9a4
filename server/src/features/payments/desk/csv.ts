/** A sheet takes a cell for a formula when it begins with one of these; an apostrophe before it makes it text. */
const FORMULA = /^(?=[\s'"]*[=+\-@＝＋－＠]|[\t\r])/
/** The same after the signs at which a sheet may cut a line that was not meant for its country. */
const FORMULA_AFTER_CUT = /([;\t\r\n])(?=[\s'"]*[=+\-@＝＋－＠])/g

export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const inert = value.replace(FORMULA_AFTER_CUT, "$1'").replace(FORMULA, "'")
  return /[",;\s']/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** One line as RFC 4180 has it. */
export const csvLine = (cells: (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** By this mark Excel reads the file as UTF-8. */
export const CSV_BEGIN = '\ufeff'
