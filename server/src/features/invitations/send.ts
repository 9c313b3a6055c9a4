import type { InvitationDraft } from '@academy/contract/invitations'
import { INVITATIONS_MAX, INVITATION_MESSAGES as M } from '@academy/contract/invitations'
import { newId } from '../../db/ids.ts'
import { type Context, signedIn } from '../../http/context.ts'
import { invalid, notFound } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'
import { giveCourses } from './give-courses.ts'
import { type Judged, judgeLines } from './judge-lines.ts'
import { mailInvitationJob, mailKey } from './mail-jobs.ts'
import { readList } from './read-list.ts'
import { countBatch, insertInvitation } from './store.ts'

/** What is wrong with a list, before anything of it is stored. */
export async function previewList(ctx: Context, text: string) {
  const written = readList(text)
  if (written.length === 0) throw invalid(M.listEmpty)
  if (written.length > INVITATIONS_MAX) throw invalid(M.tooMany)
  const judged = await judgeLines(ctx, written)
  const bad = judged.filter(({ problems }) => problems.length > 0).length
  return { lines: judged.map(viewLine), good: judged.length - bad, bad }
}

const viewLine = ({ emailKey: _key, member: _member, ...line }: Judged) => line

/** All of them or nobody: one line with a problem refuses the list. */
export async function sendInvitations(ctx: Context, drafts: InvitationDraft[]) {
  const written = drafts.map(({ name = '', email, role = 'user', courses = [] }, at) => ({
    line: at + 1,
    ...{ name: name.trim(), email: email.trim(), role, courses },
  }))
  const judged = await judgeLines(ctx, written)
  for (const { line, problems } of judged) {
    if (problems[0] === undefined) continue
    throw invalid(judged.length === 1 ? problems[0] : M.lineRefused(line, problems[0]))
  }
  const batchId = newId()
  let members = 0
  for (const line of judged) {
    if (!line.member) await invite(ctx, batchId, line)
    else {
      members += 1
      await giveCourses(
        ctx,
        line.member,
        line.courses.map(({ _id }) => _id),
      )
    }
  }
  const invited = judged.length - members
  const batch = invited > 0 ? await progressOf(ctx, batchId) : null
  return { message: M.sent(invited, members), invited, members, batch }
}

async function invite(ctx: Context, batchId: string, line: Judged): Promise<void> {
  const caller = signedIn(ctx)
  const id = newId()
  const courseIds = line.courses.map(({ _id }) => _id)
  const isNew = await insertInvitation(
    ctx.db,
    {
      id,
      batch_id: batchId,
      name: line.name,
      email: line.email,
      email_key: line.emailKey,
      role: line.role as 'user',
      invited_by: caller.id,
      invited_by_name: caller.name,
    },
    courseIds,
  )
  if (!isNew) throw invalid(M.lineRefused(line.line, M.alreadyInvited))
  await ctx.jobs.add(mailInvitationJob, { id }, { key: mailKey(id) })
  await recordAct(ctx, 'invite-person', id, {
    name: line.name || line.email,
    after: { email: line.email, role: line.role, courses: line.courses.map(({ title }) => title) },
  })
}

export async function readBatch(ctx: Context, batchId: string) {
  const batch = await progressOf(ctx, batchId)
  if (batch.total === 0) throw notFound(M.batchNotFound)
  return { batch }
}

async function progressOf(ctx: Context, batchId: string) {
  const { total, waiting, failed } = await countBatch(ctx.db, batchId)
  return { _id: batchId, total, waiting, failed, sent: total - waiting - failed }
}
