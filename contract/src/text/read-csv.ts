// Reads what people and spreadsheets write as CSV: RFC 4180, with blanks around quotes, and rows that are wrong beside those that are not.

export interface CsvRow {
  /** Where it begins, counted from 1; a quoted cell may go over several lines. */
  line: number
  cells: string[]
  /** `open-quote`: a cell is not closed, and holds the rest of the file. `stray-quote`: one goes on behind its closing quote, and is
   * kept as it was written. `too-long`: no row is that long; nothing is read behind it. */
  fault: 'open-quote' | 'stray-quote' | 'too-long' | null
}

/** The separator that the first line has most of: semicolons or tabs are what spreadsheets write in other countries. */
export function separatorOf(text: string): string {
  const [head = ''] = text.trimStart().split(/[\r\n]/, 1)
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

export function* csvRows(text: string, separator = separatorOf(text)): Generator<CsvRow> {
  const reader = csvReader(separator)
  yield* reader.read(text)
  yield* reader.end()
}

const BEGIN = '\ufeff'

/** Reads a file piece by piece. Rows without a word are left out. */
export function csvReader(separator: string, rowMaxLength = Number.POSITIVE_INFINITY) {
  /** `closed`: behind a quote, which closes the cell unless another follows. */
  let state: 'begin' | 'plain' | 'quoted' | 'closed' = 'begin'
  let row: CsvRow = { line: 1, cells: [], fault: null }
  let cell = ''
  /** Blanks behind a closing quote: nothing, unless the cell goes on. */
  let blanks = ''
  let length = 0
  let line = 1
  let isFirst = true
  let wasReturn = false
  let isOver = false

  function endCell() {
    row.cells.push(cell)
    state = 'begin'
    cell = ''
    blanks = ''
  }
  function endRow(): CsvRow | null {
    endCell()
    const ended = row
    row = { line, cells: [], fault: null }
    length = 0
    return ended.fault || ended.cells.some((one) => one.trim()) ? ended : null
  }
  function goOnBehindQuote(sign: string) {
    row.fault ??= 'stray-quote'
    cell = `"${cell.replaceAll('"', '""')}"${blanks}${sign}`
    state = 'plain'
  }
  /** One sign; true where it ends the row. */
  function take(sign: string): boolean {
    const isBreak = sign === '\n' || sign === '\r'
    if (isBreak) line += 1
    if (state === 'quoted') {
      if (sign === '"') state = 'closed'
      else cell += sign
    } else if (sign === separator) endCell()
    else if (isBreak) return true
    else if (state === 'closed') {
      if (sign === '"' && blanks === '') {
        cell += sign
        state = 'quoted'
      } else if (sign === ' ') blanks += sign
      else goOnBehindQuote(sign)
    } else if (sign === '"' && state === 'begin' && cell.trim() === '') {
      cell = ''
      state = 'quoted'
    } else {
      cell += sign
      if (sign !== ' ') state = 'plain'
    }
    return false
  }

  return {
    *read(piece: string): Generator<CsvRow> {
      for (const sign of piece) {
        if (isOver) return
        const isMark = isFirst && sign === BEGIN
        // Of a return and a line feed one is enough.
        const isSecond = wasReturn && sign === '\n'
        isFirst = false
        wasReturn = sign === '\r'
        if (isMark) continue
        if (isSecond) {
          if (state === 'quoted') cell += sign
          continue
        }
        const isEnd = take(sign)
        length += 1
        if (length > rowMaxLength) {
          isOver = true
          yield { ...row, fault: 'too-long' }
          return
        }
        const ended = isEnd ? endRow() : null
        if (ended) yield ended
      }
    },
    *end(): Generator<CsvRow> {
      if (isOver || (state === 'begin' && cell === '' && row.cells.length === 0)) return
      if (state === 'quoted') row.fault ??= 'open-quote'
      const ended = endRow()
      if (ended) yield ended
    },
  }
}
