import { PAYMENT_MESSAGES as M, SKIPPED_LINES_TOLD } from '@academy/contract/payments'
import { newId } from '../../../db/ids.ts'
import { type Context, signedIn } from '../../../http/context.ts'
import { invalid } from '../../../http/problem.ts'
import type { UploadedFile } from '../../../http/uploads.ts'
import { recordAct } from '../../users/index.ts'
import { countExact } from './exact.ts'
import { type Layout, layoutOf } from './layout.ts'
import { readLine, type StatementLine } from './read-line.ts'
import { recordsOf } from './records.ts'
import { beginningOf, encodingOf, type Source, textOf } from './source.ts'
import { finishStatement, insertPayments, insertStatement, viewStatement } from './store.ts'

const BEGINNING_LETTERS = 65_536
const BATCH_LINES = 1_000

interface Sent {
  text?: string | undefined
  network?: string | undefined
}

/** All of it or nothing, line by line: a statement of 100,000 lines needs no more memory than one of ten. */
export async function importStatement(ctx: Context, sent: Sent, file: UploadedFile | null) {
  const source: Source | null = file
    ? { files: ctx.files, key: file.key }
    : sent.text?.trim()
      ? { text: sent.text }
      : null
  if (!source) throw invalid(M.statementRequired)
  const fileName = file?.fileName || 'Pasted lines'
  const encoding = await encodingOf(source)
  const layout = layoutOf(await beginningOf(source, encoding, BEGINNING_LETTERS), fileName)
  const { row, ...counted } = await ctx.write(async (inner) => {
    const id = newId()
    const network = sent.network || layout.network
    await insertStatement(inner.db, { id, fileName, network, at: inner.now(), by: signedIn(inner) })
    const read = await readAll(inner, id, await textOf(source, encoding), layout)
    const row = await finishStatement(inner.db, id, {
      from: read.from as Date,
      to: read.to as Date,
      payments: read.added + read.known,
    })
    const { added, known, skippedTotal } = read
    await recordAct(inner, 'import-payment-statement', id, { fileName, network, added, known, skippedTotal })
    await inner.events.tell(['admins'], 'payments')
    return { row, added, known, skippedTotal, skipped: read.skipped }
  })
  return {
    message: M.statementImported(counted.added),
    statement: viewStatement(row),
    ...counted,
    exact: await countExact(ctx.db),
  }
}

async function readAll(
  ctx: Context,
  statementId: string,
  text: Awaited<ReturnType<typeof textOf>>,
  layout: Layout,
) {
  const read = {
    added: 0,
    known: 0,
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
  let seen = 0
  for await (const { cells, line } of recordsOf(text, layout.separator)) {
    seen += 1
    if (seen <= layout.skip) continue
    const one = readLine(cells, layout.columns, layout.isMonthFirst)
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
  if (read.added + read.known === 0) throw invalid(M.statementUnreadable)
  return read
}
