import { roundPercent } from '@academy/contract/attempts'
import { csvTime } from '@academy/contract/text/csv'
import { USER_MESSAGES } from '@academy/contract/users'
import type { Context } from '../../../http/context.ts'
import { type CsvColumn, csvReply, rowsInPages } from '../../../http/csv-reply.ts'
import type { FileReply } from '../../../http/file-reply.ts'
import { selectForCsv, type Wanted } from './list-store.ts'
import type { RequestRow } from './store.ts'

const COLUMNS: readonly CsvColumn<RequestRow>[] = [
  ['Student', (row) => row.student_name ?? USER_MESSAGES.deletedUser],
  ['Email', (row) => row.student_email],
  ['Course', (row) => row.course_title],
  ['Percent', (row) => roundPercent(row.percentage)],
  ['Status', (row) => (row.revoked_at ? 'revoked' : row.status)],
  ['Requested at (Kigali)', (row) => csvTime(row.requested_at)],
  ['Requested by', (row) => row.requested_by_name],
  ['Approved at (Kigali)', (row) => csvTime(row.approved_at)],
  ['Approved by', (row) => row.approved_by_name],
  ['Completed at (Kigali)', (row) => csvTime(row.completed_at)],
  ['Certificate number', (row) => row.number],
  ['Name on it', (row) => row.holder_name],
  ['Revoked at (Kigali)', (row) => csvTime(row.revoked_at)],
  ['Why revoked', (row) => row.revoked_reason],
]

type Filter = { [K in keyof Wanted]?: Wanted[K] | undefined }

/** The newest first. */
export async function requestsCsv(
  ctx: Context,
  { status = 'all', search = '', student }: Filter,
): Promise<FileReply> {
  return csvReply(ctx, {
    name: 'certification-requests',
    columns: COLUMNS,
    pages: rowsInPages<RequestRow>((last, limit) =>
      selectForCsv(ctx.db, { status, search, student }, last, limit),
    ),
  })
}
