import {
  type announcementsContract,
  type ChosenAudience,
  ANNOUNCEMENT_MESSAGES as M,
  pinProblem,
  sendAtProblem,
} from '@academy/contract/announcements'
import { isAdmin } from '@academy/contract/users'
import type { z } from 'zod'
import { newId } from '../../db/ids.ts'
import { type Context, signedIn } from '../../http/context.ts'
import { conflict, forbidden, invalid } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'
import { courseForOwner } from '../courses/index.ts'
import { announcementForOwner, announcementForStaff } from './access.ts'
import { askToTell } from './jobs.ts'
import {
  type AnnouncementRow,
  changeAnnouncement,
  findByKey,
  insertAnnouncement,
  lockAnnouncement,
  removeAnnouncement,
} from './store.ts'
import { viewManaged } from './views.ts'

type Written = z.output<(typeof announcementsContract.editAnnouncement)['body'] & {}>

/** Sent by a job, at once or at its time. With a key that was used before nothing is sent again. */
export async function createAnnouncement(ctx: Context, { key, ...written }: Written & { key: string }) {
  const author = signedIn(ctx)
  await assertMayTell(ctx, written.audience)
  const sent = await sentBefore(ctx, author.id, key, written)
  if (sent) return answer(ctx, sent)
  const id = newId()
  const isNew = await insertAnnouncement(ctx.db, {
    ...{ id, author_id: author.id, by_admin: isAdmin(author.role), key },
    ...{ ...columnsOf(ctx, written), created_at: ctx.now() },
    ...{ edited_at: null, withdrawn_at: null, sent_at: null },
  })
  const row = isNew ? await announcementForStaff(ctx, id) : await sentBefore(ctx, author.id, key, written)
  if (!row) throw conflict(M.keyUsed)
  if (isNew) {
    await askToTell(ctx, row.id, row.state === 'scheduled' ? row.at : undefined)
    const act = row.state === 'scheduled' ? 'schedule-announcement' : 'send-announcement'
    await recordAct(ctx, act, id, { title: row.title, after: writtenOf(row) })
  }
  return answer(ctx, row)
}

const answer = (ctx: Context, row: AnnouncementRow) => ({
  message: row.state === 'scheduled' ? M.scheduled : M.sending,
  announcement: viewManaged(ctx, row),
})

/** Who has just begun to send it waits for this, or this is refused: what people are told is what was saved last. */
export async function editAnnouncement(ctx: Context, id: string, written: Written) {
  const before = await lockScheduled(ctx, id, M.sentStays)
  await assertMayTell(ctx, written.audience)
  await changeAnnouncement(ctx.db, id, { ...columnsOf(ctx, written), edited_at: ctx.now() })
  const row = await announcementForStaff(ctx, id)
  await askToTell(ctx, row.id, row.state === 'scheduled' ? row.at : undefined)
  await recordAct(ctx, 'edit-announcement', id, { before: writtenOf(before), after: writtenOf(row) })
  return { message: row.state === 'scheduled' ? M.saved : M.sending, announcement: viewManaged(ctx, row) }
}

export async function deleteAnnouncement(ctx: Context, id: string) {
  const row = await lockScheduled(ctx, id, M.sentNotDeleted)
  await removeAnnouncement(ctx.db, id)
  await recordAct(ctx, 'delete-announcement', id, { title: row.title, before: writtenOf(row) })
  return { message: M.deleted }
}

/** @throws Problem with that sentence when its audience is being told, or was. */
async function lockScheduled(ctx: Context, id: string, tooLate: string): Promise<AnnouncementRow> {
  await lockAnnouncement(ctx.db, id)
  const row = await announcementForOwner(ctx, id)
  if (row.state === 'withdrawn') throw conflict(M.withdrawnBefore)
  if (row.state !== 'scheduled') throw conflict(tooLate)
  return row
}

/** An instructor tells courses that they teach; admins tell anybody. */
async function assertMayTell(ctx: Context, audience: ChosenAudience): Promise<void> {
  if (audience.kind === 'course') await courseForOwner(ctx, audience.course)
  else if (!isAdmin(signedIn(ctx).role)) throw forbidden(M.coursesOnly)
}

/** @throws Problem for a moment or a day that does not go. */
function columnsOf(ctx: Context, { title, text, audience, sendAt, pinnedUntil }: Written) {
  const now = ctx.now()
  const at = sendAt === null ? now : new Date(sendAt)
  const badMoment = sendAtProblem(sendAt, now)
  if (badMoment) throw invalid(badMoment, { sendAt: badMoment })
  const badPin = pinProblem(pinnedUntil, audience.kind, at)
  if (badPin) throw invalid(badPin, { pinnedUntil: badPin })
  return {
    ...{ title, body: text, at, pinned_until: pinnedUntil },
    state: sendAt === null ? ('sending' as const) : ('scheduled' as const),
    course_id: audience.kind === 'course' ? audience.course : null,
    role: audience.kind === 'role' ? audience.role : null,
  }
}

/** What its author sent by that key. @throws Problem when it says something else. */
async function sentBefore(ctx: Context, authorId: string, key: string, { title, text }: Written) {
  const sent = await findByKey(ctx.db, authorId, key)
  if (!sent) return null
  if (sent.title !== title || sent.body !== text) throw conflict(M.keyUsed)
  return announcementForStaff(ctx, sent.id)
}

/** What the audit log keeps. */
const writtenOf = (row: AnnouncementRow) => ({
  ...{ title: row.title, text: row.body, audience: row.course_title ?? row.role ?? row.audience },
  ...{ at: row.at.toISOString(), pinnedUntil: row.pinned_until },
})
