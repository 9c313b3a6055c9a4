import { csvTime } from '@academy/contract/text/csv'
import type { PeopleFilters } from '@academy/contract/users'
import { type Context, signedIn } from '../../http/context.ts'
import { type CsvColumn, csvReply, rowsInPages } from '../../http/csv-reply.ts'
import type { FileReply } from '../../http/file-reply.ts'
import { requireRoleFilter } from './people.ts'
import { type PersonRow, selectPeopleAfter } from './people-store.ts'

const COLUMNS: readonly CsvColumn<PersonRow>[] = [
  ['Name', (row) => row.name],
  ['Email', (row) => row.email],
  ['Role', (row) => row.role],
  ['Courses', (row) => row.subscription.length],
  ['Joined (Kigali)', (row) => csvTime(row.created_at)],
  ['Last login (Kigali)', (row) => csvTime(row.last_login_at)],
]
const MAIN_ROLE: CsvColumn<PersonRow> = ['Main role', (row) => row.mainrole]

/** Everybody who is wanted, the newest first; main roles for superadmins alone. */
export async function peopleCsv(ctx: Context, filters: PeopleFilters): Promise<FileReply> {
  requireRoleFilter(ctx, filters)
  const columns = signedIn(ctx).role === 'superadmin' ? [...COLUMNS, MAIN_ROLE] : COLUMNS
  const pages = rowsInPages<PersonRow>((last, limit) => selectPeopleAfter(ctx.db, filters, last, limit))
  return csvReply(ctx, { name: 'users', columns, pages })
}
