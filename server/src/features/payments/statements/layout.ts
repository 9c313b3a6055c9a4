import { hasMonthFirst, PAYMENT_MESSAGES as M, readMoment, readRwf } from '@academy/contract/payments'
import { invalid } from '../../../http/problem.ts'
import { type Columns, columnsOf } from './columns.ts'
import { isMessage } from './read-message.ts'
import { recordsIn, type Separator } from './records.ts'

interface Table {
  separator: Separator
  columns: Columns
  /** Records before the first payment: what the company writes above it, and the headings. */
  skip: number
  /** 11/20/2026: an American spreadsheet wrote the days. */
  isMonthFirst: boolean
}
export interface Layout {
  /** Null for messages of a phone, one a line. */
  table: Table | null
  network: string
}

const SEPARATORS: readonly Separator[] = [',', ';', '\t', '|']
/** Companies write names, periods and totals above the headings. */
const HEADINGS_WITHIN = 40

/** How this statement is laid out, from its beginning.
 * @throws Problem 400 when no line of headings is found and no column can be told by what stands in it */
export function layoutOf(beginning: string, fileName: string): Layout {
  const lines = beginning.split(/\r\n|[\r\n]/)
  const whole = (lines.length > 1 ? lines.slice(0, -1) : lines).slice(0, HEADINGS_WITHIN).join('\n')
  for (const separator of SEPARATORS) {
    const rows = sampleRows(whole, separator)
    const at = rows.findIndex((cells) => columnsOf(cells) !== null)
    const columns = columnsOf(rows[at] ?? [])
    if (columns) return finish({ separator, columns, skip: at + 1 }, rows)
  }
  for (const separator of SEPARATORS) {
    const rows = sampleRows(whole, separator)
    const columns = guessColumns(rows)
    if (columns) return finish({ separator, columns, skip: 0 }, rows)
  }
  if (lines.some(isMessage)) return { table: null, network: networkOf(`${fileName}\n${whole}`) }
  throw invalid(M.statementUnreadable)

  function finish(found: Omit<Table, 'isMonthFirst'>, rows: string[][]): Layout {
    const days = rows.slice(found.skip).map((cells) => cells[found.columns.time] ?? '')
    const table = { ...found, isMonthFirst: days.some(hasMonthFirst) }
    return { table, network: networkOf(`${fileName}\n${whole}`) }
  }
}

function sampleRows(text: string, separator: Separator): string[][] {
  try {
    return [...recordsIn(text, separator)].map(({ cells }) => cells)
  } catch {
    // Quotes that close nowhere: with this separator it is no table.
    return []
  }
}

function networkOf(text: string): string {
  if (/airtel/i.test(text) || /\b[A-Z]{2}\d{6}\.\d{4}\.[A-Z]\d{4}/.test(text)) return 'Airtel Money'
  return /\bmtn\b|momo|fri:\d|handler name|\bft id\b|financial transaction id/i.test(text)
    ? 'MTN MoMo'
    : 'Mobile money'
}

/** Pasted lines often come without headings: the time, the amount and the id are told by what stands in the first lines. */
function guessColumns(rows: string[][]): Columns | null {
  const some = rows.slice(0, 10)
  const width = Math.max(0, ...some.map((cells) => cells.length))
  const all = (test: (cell: string) => boolean, taken: number[] = []) =>
    Array.from({ length: width }, (_, at) => at).find(
      (at) => !taken.includes(at) && some.every((cells) => test((cells[at] ?? '').trim())),
    ) ?? -1
  const time = all((cell) => readMoment(cell) !== null)
  const isPhone = (cell: string) => /^(?:FRI:)?\+?(?:250|0)?7[\dxX*]{8}\b|\*{3}/.test(cell.replace(/\s/g, ''))
  const id = all((cell) => /^(?=.*\d)[A-Z0-9.]{8,40}$/i.test(cell) && !isPhone(cell), [time])
  const amount = all((cell) => (readRwf(cell) ?? 0) >= 100 && !isPhone(cell), [time, id])
  if (some.length === 0 || time < 0 || id < 0 || amount < 0) return null
  const payer = all(isPhone, [time, id, amount])
  const name = all((cell) => /^\p{L}[\p{L} .'-]{2,}$/u.test(cell), [time, id, amount, payer])
  return { id, amount, time, payer, name, debit: -1, clock: -1, status: -1, type: -1, currency: -1 }
}
