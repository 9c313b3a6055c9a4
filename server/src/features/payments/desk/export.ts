import { Readable } from 'node:stream'
import { formatPayerNumber, type MatchKind, PROVIDER_NAMES } from '@academy/contract/payments'
import { USER_MESSAGES } from '@academy/contract/users'
import { type SqlBool, sql } from 'kysely'
import type { Context } from '../../../http/context.ts'
import type { FileReply } from '../../../http/file-reply.ts'
import { matchesFor } from '../statements/match.ts'
import type { DeskRow } from '../views.ts'
import { CSV_BEGIN, csvLine } from './csv.ts'
import { deskRows, type Filters, isWanted } from './filter.ts'

const BATCH = 500

const COLUMNS: [heading: string, cell: (row: DeskRow) => string | number | null][] = [
  ['Reference', (row) => row.reference],
  ['Status', (row) => row.status],
  ['Student', (row) => row.student_name ?? USER_MESSAGES.deletedUser],
  ['Email', (row) => row.student_email],
  ['Course', (row) => row.course_title],
  ['Price (RWF)', (row) => row.price_rwf],
  ['Paid with', (row) => PROVIDER_NAMES[row.provider]],
  ['Transaction id', (row) => row.transaction_id],
  ['Paying number', (row) => row.payer_number && formatPayerNumber(row.payer_number)],
  ['Amount in SMS (RWF)', (row) => row.amount_rwf],
  ['Recipient in SMS', (row) => row.recipient],
  ['Paid at (Kigali)', (row) => kigaliTime(row.paid_at)],
  ['Requested at (Kigali)', (row) => kigaliTime(row.requested_at)],
  ['Decided at (Kigali)', (row) => kigaliTime(row.reviewed_at)],
  ['Decided by', (row) => row.reviewed_by_name ?? (row.reviewed_at && PROVIDER_NAMES[row.provider])],
  ['Reason', (row) => row.reason],
]

interface ExportFilters extends Filters {
  match?: MatchKind | undefined
}

/** The whole list, read and sent in parts, however long it is. */
export async function exportPayments(ctx: Context, filters: ExportFilters): Promise<FileReply> {
  return {
    source: { stream: Readable.from(lines(ctx, filters)) },
    fileName: `payment-requests-${kigaliTime(ctx.now()).slice(0, 10)}.csv`,
    isDownload: true,
  }
}

async function* lines(ctx: Context, { match, ...filters }: ExportFilters): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(COLUMNS.map(([heading]) => heading))
  let last: DeskRow | undefined
  do {
    const conditions = isWanted(filters)
    if (last) conditions.push(sql<SqlBool>`(p.requested_at, p.id) < (${last.requested_at}, ${last.id})`)
    const rows = await deskRows(ctx.db, conditions)
      .orderBy('p.requested_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(BATCH)
      .execute()
    const matches = match && (await matchesFor(ctx.db, rows))
    const wanted = matches ? rows.filter(({ id }) => matches.get(id)?.kind === match) : rows
    if (wanted.length > 0) yield wanted.map((row) => csvLine(COLUMNS.map(([, cell]) => cell(row)))).join('')
    last = rows.length === BATCH ? rows.at(-1) : undefined
  } while (last)
}

/** `2026-11-20 14:04`, which sheets sort and read as a time. */
function kigaliTime(at: Date): string
function kigaliTime(at: Date | null): string | null
function kigaliTime(at: Date | null): string | null {
  return at && kigali.format(at)
}
const kigali = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Kigali',
})
