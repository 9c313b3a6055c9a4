import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { CsvError, type Options, parse } from 'csv-parse'
import { invalid } from '../../../http/problem.ts'

export type Separator = ',' | ';' | '\t' | '|'

/** A line with an open quote would swallow the rest of the file: none is that long. */
const RECORD_MAX_LENGTH = 20_000

export function csvOptions(separator: Separator): Options {
  return {
    delimiter: separator,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: RECORD_MAX_LENGTH,
    info: true,
  }
}

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

/** One after the other, never all at once.
 * @throws Problem 400 when the quotes of the file close nowhere */
export async function* recordsOf(text: Readable, separator: Separator): AsyncGenerator<StatementRecord> {
  const parser = parse(csvOptions(separator))
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>)
      yield { cells: record, line: info.lines }
  } catch (error) {
    if (error instanceof CsvError) throw invalid(M.statementUnreadable)
    throw error
  } finally {
    text.destroy()
  }
}
