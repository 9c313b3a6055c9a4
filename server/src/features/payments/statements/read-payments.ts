import type { Readable } from 'node:stream'
import { PAYMENT_MESSAGES as M, SKIPPED_LINES_TOLD } from '@academy/contract/payments'
import type { Context } from '../../../http/context.ts'
import type { Layout } from './layout.ts'
import { type ReadLine, readLine, type StatementLine } from './read-line.ts'
import { readMessage } from './read-message.ts'
import { linesOf, recordsOf } from './records.ts'
import { insertPayments } from './store.ts'

const BATCH_LINES = 1_000
const DAY_MS = 86_400_000

/** Puts what was received into the database, a thousand at a time, and tells what was left out. */
export async function readPayments(ctx: Context, statementId: string, text: Readable, { table }: Layout) {
  const read = {
    added: 0,
    known: 0,
    /** The first of them. */
    skipped: [] as { line: number; message: string }[],
    skippedTotal: 0,
    from: null as Date | null,
    to: null as Date | null,
  }
  let batch: StatementLine[] = []
  const flush = async () => {
    const added = await insertPayments(ctx.db, statementId, batch)
    read.added += added
    read.known += batch.length - added
    batch = []
  }
  const latest = new Date(ctx.now().getTime() + DAY_MS)
  let seen = 0
  for await (const { cells, line } of table ? recordsOf(text, table.separator) : linesOf(text)) {
    seen += 1
    if (seen <= (table?.skip ?? 0)) continue
    const one = notToCome(
      table ? readLine(cells, table.columns, table.isMonthFirst) : readMessage(cells[0] ?? ''),
      latest,
    )
    if (one.at && (!read.from || one.at < read.from)) read.from = one.at
    if (one.at && (!read.to || one.at > read.to)) read.to = one.at
    if ('payment' in one) batch.push(one.payment)
    else {
      read.skippedTotal += 1
      if (read.skipped.length < SKIPPED_LINES_TOLD) read.skipped.push({ line, message: one.fault })
    }
    if (batch.length === BATCH_LINES) await flush()
  }
  await flush()
  return read
}

/** A time ahead of us was read wrongly, and would move the end of the statement. */
function notToCome(line: ReadLine, latest: Date): ReadLine {
  return line.at && line.at > latest ? { fault: M.lineTime, at: null } : line
}
