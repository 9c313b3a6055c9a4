import { formatPayerNumber, type MatchKind, PROVIDER_NAMES } from '@academy/contract/payments'
import { csvTime } from '@academy/contract/text/csv'
import { USER_MESSAGES } from '@academy/contract/users'
import type { Context, Db } from '../../../http/context.ts'
import { type CsvColumn, csvReply, rowsInPages } from '../../../http/csv-reply.ts'
import type { FileReply } from '../../../http/file-reply.ts'
import { matchesFor } from '../statements/match.ts'
import type { ReviewRow } from '../views.ts'
import type { Filters } from './filter-store.ts'
import { mayMatch } from './matched-store.ts'
import { selectAfter } from './page-store.ts'

const COLUMNS: readonly CsvColumn<ReviewRow>[] = [
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
  ['Paid at (Kigali)', (row) => csvTime(row.paid_at)],
  ['Requested at (Kigali)', (row) => csvTime(row.requested_at)],
  ['Decided at (Kigali)', (row) => csvTime(row.reviewed_at)],
  ['Decided by', (row) => row.reviewed_by_name ?? (row.reviewed_at && PROVIDER_NAMES[row.provider])],
  ['Reason', (row) => row.reason],
]

/** The whole list, the newest first; of one match the queue, whose filter that is, in its order. */
export async function paymentsCsv(
  ctx: Context,
  { match, ...filters }: Filters & { match?: MatchKind | undefined },
): Promise<FileReply> {
  const pages = match ? matchedPages(ctx.db, match, filters) : wantedPages(ctx.db, filters)
  return csvReply(ctx, { name: 'payment-requests', columns: COLUMNS, pages })
}

const wantedPages = (db: Db, filters: Filters) =>
  rowsInPages<ReviewRow & { key: string }>((last, limit) => selectAfter(db, filters, last, limit))

async function* matchedPages(db: Db, match: MatchKind, filters: Filters) {
  for await (const rows of mayMatch(db, match, filters)) {
    const matches = await matchesFor(db, rows)
    yield rows.filter(({ id }) => matches.get(id)?.kind === match)
  }
}
