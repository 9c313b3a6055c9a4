import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { type CsvRow, csvReader } from '@academy/contract/text/read-csv'
import { invalid } from '../../../http/problem.ts'

export type Separator = ',' | ';' | '\t' | '|'

/** A line with an open quote would swallow the rest of the file: none is that long. */
const RECORD_MAX_LENGTH = 20_000

export interface StatementRecord {
  cells: string[]
  /** As the person counts them, from 1. */
  line: number
}

/** The same for messages: each line is one. */
export async function* linesOf(text: Readable): AsyncGenerator<StatementRecord> {
  let line = 0
  for await (const cell of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1
    if (cell.trim()) yield { cells: [cell], line }
  }
}

/** The records of a file, one after the other and never all at once.
 * @throws Problem 400 when the quotes of the file close nowhere */
export async function* recordsOf(text: Readable, separator: Separator): AsyncGenerator<StatementRecord> {
  const reader = csvReader(separator, RECORD_MAX_LENGTH)
  for await (const piece of text as AsyncIterable<string>)
    for (const row of reader.read(piece)) yield recordOf(row)
  for (const row of reader.end()) yield recordOf(row)
}

/** The same of a text that is whole. */
export function* recordsIn(text: string, separator: Separator): Generator<StatementRecord> {
  const reader = csvReader(separator, RECORD_MAX_LENGTH)
  for (const row of [...reader.read(text), ...reader.end()]) yield recordOf(row)
}

function recordOf({ line, cells, fault }: CsvRow): StatementRecord {
  if (fault && fault !== 'stray-quote') throw invalid(M.statementUnreadable)
  return { line, cells: cells.map((cell) => cell.trim()) }
}
