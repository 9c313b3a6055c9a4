import type { contract } from '@academy/contract'
import {
  type Correspondent,
  MESSAGING_MESSAGES as M,
  type Message,
  type ReportRow as ReportView,
} from '@academy/contract/messages'
import type { z } from 'zod'
import { keptCounts } from '../../db/list-counts.ts'
import { type Context, signedIn } from '../../http/context.ts'
import { partOf } from '../../http/paging.ts'
import { conflict, notFound } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'
import {
  findReport,
  type ReportRow,
  type Shown,
  selectAround,
  selectReports,
  setClosed,
} from './reports-store.ts'
import { viewCourse, viewMessage, viewPerson } from './views.ts'

type Asked = z.output<(typeof contract.messageReports)['query'] & {}>
const ROWS = 50

export async function listReports(ctx: Context, { state, ...asked }: Asked) {
  const counts = await keptCounts(ctx.db, 'message-reports')
  const count = (of: string) => counts.get(of) ?? 0
  const total = state ? count(state) : count('open') + count('closed')
  const { page, pages, ...range } = partOf(total, asked, ROWS)
  const rows = await selectReports(ctx.db, state, range, total)
  return { reports: rows.map(viewReport), ...{ total, page, pages } }
}

/** Whoever opens one stands in the audit log, in the transaction that reads it: nobody reads unseen. */
export function openReport(ctx: Context, id: string) {
  return ctx.write(async (inner) => {
    const row = await findReport(inner.db, id)
    if (!row) throw notFound(M.reportNotFound)
    await recordAct(inner, 'open-message-report', id, namesOf(row))
    const shown = row.message_id ? await selectAround(inner.db, row.message_id) : null
    return { report: { ...viewReport(row), ...viewShown(inner, row, shown) } }
  })
}

export async function closeReport(ctx: Context, id: string, note: string) {
  const row = await findReport(ctx.db, id)
  if (!row) throw notFound(M.reportNotFound)
  const closing = { closed_at: ctx.now(), closed_by: signedIn(ctx).id, note }
  if (!(await setClosed(ctx.db, id, closing))) throw conflict(M.reportNotOpen)
  await recordAct(ctx, 'close-message-report', id, {
    ...namesOf(row),
    before: { state: 'open' },
    after: { state: 'closed', ...(note && { note }) },
  })
  await ctx.events.tell('admins', 'messages')
  return { message: M.reportClosed }
}

const namesOf = ({ reporter, reported, reason }: ReportRow) => ({
  reporter: reporter.name ?? reporter.id,
  reported: reported.name ?? reported.id,
  reason,
})

const viewReport = (row: ReportRow): ReportView => ({
  _id: row.id,
  reporter: viewPerson(row.reporter),
  reported: viewPerson(row.reported),
  course: viewCourse(row.course_id, row.course_title),
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  closedBy: row.closer && viewPerson(row.closer),
})

interface ShownView {
  message: Message | null
  before: Message[]
  after: Message[]
}

function viewShown(ctx: Context, row: ReportRow, shown: Shown | null): ShownView {
  if (!shown) return { message: null, before: [], after: [] }
  const two: [Correspondent, Correspondent] = [viewPerson(row.reporter), viewPerson(row.reported)]
  const view = (message: Shown['message']) => viewMessage(ctx, message, two, row.course_id)
  return {
    message: view(shown.message),
    before: shown.before.map(view),
    after: shown.after.map(view),
  }
}
