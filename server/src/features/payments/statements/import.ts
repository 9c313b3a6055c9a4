import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { formatDateTime } from '@academy/contract/text'
import { newId } from '../../../db/ids.ts'
import { type Context, signedIn } from '../../../http/context.ts'
import { invalid } from '../../../http/problem.ts'
import type { UploadedFile } from '../../../http/uploads.ts'
import { recordAct } from '../../audit/index.ts'
import { countExact } from './exact.ts'
import { judgeLater } from './judge.ts'
import { layoutOf } from './layout.ts'
import { readPayments } from './read-payments.ts'
import { beginningOf, encodingOf, hashOf, type StatementSource, textOf } from './source.ts'
import {
  findStatementOfContent,
  finishStatement,
  insertStatement,
  lockStatements,
  type StatementRow,
  viewStatement,
} from './store.ts'

const BEGINNING_LETTERS = 65_536

interface Sent {
  text?: string | undefined
  network?: string | undefined
}

/** All of it or nothing, line by line: a statement of 100,000 lines needs no more memory than one of ten. */
export async function importStatement(ctx: Context, sent: Sent, file: UploadedFile | null) {
  const source: StatementSource | null = file
    ? { files: ctx.files, key: file.key }
    : sent.text?.trim()
      ? { text: sent.text }
      : null
  if (!source) throw invalid(M.statementRequired)
  const fileName = file?.fileName || 'Pasted lines'
  const encoding = await encodingOf(source)
  const layout = layoutOf(await beginningOf(source, encoding, BEGINNING_LETTERS), fileName)
  const contentHash = await hashOf(source)
  const { row, message, ...counted } = await ctx.write(async (inner) => {
    await lockStatements(inner.db)
    const earlier = await findStatementOfContent(inner.db, contentHash)
    if (earlier) return importedBefore(earlier)
    const id = newId()
    const network = sent.network || layout.network
    await insertStatement(inner.db, {
      id,
      fileName,
      network,
      contentHash,
      at: inner.now(),
      by: signedIn(inner),
    })
    const read = await readPayments(inner, id, await textOf(source, encoding), layout)
    if (read.added + read.known === 0) throw invalid(M.statementUnreadable)
    const row = await finishStatement(inner.db, id, {
      from: read.from as Date,
      to: read.to as Date,
      payments: read.added + read.known,
    })
    const { added, known, skippedTotal } = read
    await recordAct(inner, 'import-payment-statement', id, {
      fileName,
      after: { network, added, known, skippedTotal },
    })
    await judgeLater(inner)
    await inner.events.tell(['admins'], 'statements')
    const message = M.statementImported(added)
    return { row, message, added, known, skippedTotal, skipped: read.skipped, isRepeat: false }
  })
  return {
    message,
    statement: viewStatement(row),
    ...counted,
    exact: await countExact(ctx.db),
  }
}

/** The very same content again adds nothing: whoever sends it, because an answer was lost or by mistake, is told which import has it. */
const importedBefore = (row: StatementRow) => ({
  row,
  message: M.statementImportedBefore(row.file_name, row.imported_by_name, formatDateTime(row.imported_at)),
  added: 0,
  known: row.payment_count,
  skippedTotal: 0,
  skipped: [],
  isRepeat: true,
})
