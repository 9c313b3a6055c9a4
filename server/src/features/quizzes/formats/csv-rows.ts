import { FORMAT_MESSAGES as M } from '@academy/contract/quizzes'

export interface CsvRow {
  /** Where it begins, counted from 1; a quoted cell may go over several lines. */
  line: number
  cells: string[]
  /** What is wrong with its quotes. */
  fault: string | null
}
export const SEPARATORS = [',', ';', '\t'] as const
type Separator = (typeof SEPARATORS)[number]

/** RFC 4180, and the semicolons or tabs that spreadsheets write elsewhere: the first line decides. Blank lines are left out. */
export function* csvRows(text: string): Generator<CsvRow> {
  const separator = separatorOf(text)
  let at = 0
  let line = 1
  while (at < text.length) {
    const row: CsvRow = { line, cells: [], fault: null }
    for (;;) {
      const cell = text[at] === '"' ? quoted(text, at) : plain(text, at, separator)
      row.cells.push(cell.value)
      row.fault ??= cell.fault
      line += cell.lines
      at = cell.end
      if (text[at] !== separator) break
      at += 1
    }
    if (row.fault || row.cells.some((cell) => cell.trim())) yield row
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    at += 1
    line += 1
  }
}

interface Cell {
  value: string
  /** Where the separator, the line's end or the text's end is. */
  end: number
  /** Line breaks inside. */
  lines: number
  fault: string | null
}

function plain(text: string, from: number, separator: Separator): Cell {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { value: text.slice(from, end), end, lines: 0, fault: null }
}

function quoted(text: string, from: number): Cell {
  let end = from + 1
  for (;;) {
    const quote = text.indexOf('"', end)
    if (quote < 0) {
      const value = text.slice(from + 1)
      return { value, end: text.length, lines: breaksIn(value), fault: M.csvOpenQuote }
    }
    if (text[quote + 1] === '"') {
      end = quote + 2
      continue
    }
    const value = text.slice(from + 1, quote).replaceAll('""', '"')
    return afterQuote(text, quote + 1, value)
  }
}

/** Blanks may follow a closing quote; anything else is a mistake, read over to the line's end. */
function afterQuote(text: string, from: number, value: string): Cell {
  let end = from
  while (text[end] === ' ') end += 1
  const next = text[end]
  const isEnd =
    next === undefined || next === '\n' || next === '\r' || SEPARATORS.some((sign) => sign === next)
  const lines = breaksIn(value)
  if (isEnd) return { value, end, lines, fault: null }
  while (end < text.length && text[end] !== '\n') end += 1
  return { value, end, lines, fault: M.csvStrayQuote }
}

const breaksIn = (value: string) => value.match(/\r\n|\r|\n/g)?.length ?? 0

function separatorOf(text: string): Separator {
  const [head = ''] = text.split(/[\r\n]/, 1)
  const counts = SEPARATORS.map((sign) => head.split(sign).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
