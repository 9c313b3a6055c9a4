import {
  type Invitation,
  type InvitationFilters,
  INVITATION_MESSAGES as M,
} from '@academy/contract/invitations'
import { csvTime } from '@academy/contract/text/csv'
import { type Context, type SignedIn, signedIn } from '../../http/context.ts'
import { type CsvColumn, csvReply, rowsInPages } from '../../http/csv-reply.ts'
import type { FileReply } from '../../http/file-reply.ts'
import { type Part, partOf } from '../../http/paging.ts'
import { forbidden } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'
import { deleteInvitationLinks } from '../users/index.ts'
import { mailInvitationJob, mailKey } from './mail-jobs.ts'
import {
  changeInvitation,
  countWanted,
  type InvitationRow,
  type ListedRow,
  lockOpen,
  selectWanted,
} from './store.ts'

export async function listInvitations(
  ctx: Context,
  { page: asked, limit: rows, ...filters }: InvitationFilters & Part,
) {
  const { total, hasMore } = await countWanted(ctx.db, filters)
  const { page, pages, ...range } = partOf(total, { page: asked, limit: rows })
  const invitations = (await selectWanted(ctx.db, filters, range)).map(viewInvitation)
  return { invitations, total, page, pages, hasMore }
}

const viewInvitation = (row: ListedRow): Invitation => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  courses: row.courses,
  state: row.state,
  problem: row.problem,
  invitedBy: row.invited_by_name,
  invitedAt: row.invited_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
  acceptedAt: row.accepted_at?.toISOString() ?? null,
  userId: row.user_id,
})

const COLUMNS: readonly CsvColumn<ListedRow>[] = [
  ['Name', (row) => row.name],
  ['Email', (row) => row.email],
  ['Role', (row) => row.role],
  ['Courses', (row) => row.courses.map(({ title }) => title).join('; ')],
  ['State', (row) => row.state],
  ['Problem', (row) => row.problem],
  ['Invited by', (row) => row.invited_by_name],
  ['Invited at (Kigali)', (row) => csvTime(row.invited_at)],
  ['Sent at (Kigali)', (row) => csvTime(row.sent_at)],
  ['Expires at (Kigali)', (row) => csvTime(row.expires_at)],
  ['Accepted at (Kigali)', (row) => csvTime(row.accepted_at)],
]

export async function invitationsCsv(ctx: Context, filters: InvitationFilters): Promise<FileReply> {
  const pages = rowsInPages<ListedRow>((last, limit) => selectWanted(ctx.db, filters, { last, limit }))
  return csvReply(ctx, { name: 'invitations', columns: COLUMNS, pages })
}

/** A new mail with a new link by the caller's rights; the old links end now. */
export async function resendInvitations(ctx: Context, ids: string[]) {
  const caller = signedIn(ctx)
  const rows = await openOnes(ctx, ids, caller)
  for (const { id } of rows) {
    await deleteInvitationLinks(ctx.db, id)
    await changeInvitation(ctx.db, id, {
      ...{ state: 'waiting', problem: '', sent_at: null, expires_at: null },
      ...{ mail_id: null, mail_lease_until: null },
      ...{ invited_by: caller.id, invited_by_name: caller.name },
    })
    await ctx.jobs.add(mailInvitationJob, { id }, { key: mailKey(id) })
    await recordAct(ctx, 'resend-invitation', id)
  }
  return answer(M.resent(rows.length), rows, ids)
}

export async function withdrawInvitations(ctx: Context, ids: string[]) {
  const rows = await openOnes(ctx, ids, signedIn(ctx))
  for (const { id, state } of rows) {
    await deleteInvitationLinks(ctx.db, id)
    await changeInvitation(ctx.db, id, { state: 'withdrawn', problem: '' })
    await recordAct(ctx, 'withdraw-invitation', id, { before: { state }, after: { state: 'withdrawn' } })
  }
  return answer(M.withdrawn(rows.length), rows, ids)
}

/** Invitations of admins are superadmins' alone, from the first to the last. */
async function openOnes(ctx: Context, ids: string[], caller: SignedIn): Promise<InvitationRow[]> {
  const rows = await lockOpen(ctx.db, [...new Set(ids)])
  if (caller.role !== 'superadmin' && rows.some(({ role }) => role === 'admin'))
    throw forbidden(M.roleForbidden)
  return rows
}

function answer(done: string, rows: InvitationRow[], ids: string[]) {
  const left = new Set(ids).size - rows.length
  return { message: left > 0 ? M.someLeft(done, left) : done, changed: rows.length, left }
}
