import {
  ANNOUNCEMENTS_PAGE_ROWS,
  ANNOUNCEMENT_MESSAGES as M,
  readAnnouncementCursor,
  writeAnnouncementCursor,
} from '@academy/contract/announcements'
import { dayOf } from '@academy/contract/text/days'
import { type Context, signedIn } from '../../http/context.ts'
import { courseForLearner } from '../enrolments/index.ts'
import { readOwnAbout } from '../notifications/index.ts'
import { announcementForReader, isTold, roleOf } from './access.ts'
import { hasRead, noteRead, selectOfCourse, selectOfPerson, selectPinned } from './read-store.ts'
import type { ReadRow } from './store.ts'
import { aboutOf } from './tell.ts'
import { viewAnnouncement, viewRow } from './views.ts'

export async function listOwn(ctx: Context, after: string | undefined) {
  const caller = signedIn(ctx)
  const rows = await selectOfPerson(ctx.db, { ...partAfter(caller.id, after), role: roleOf(caller) })
  return pageOf(ctx, rows)
}

export async function listOfCourse(ctx: Context, courseId: string, after: string | undefined) {
  await courseForLearner(ctx, courseId)
  const { id: readerId } = signedIn(ctx)
  const pinned = await selectPinned(ctx.db, courseId, readerId, dayOf(ctx.now()))
  const rows = await selectOfCourse(ctx.db, courseId, partAfter(readerId, after))
  return { pinned: pinned.map((row) => viewRow(ctx, row)), ...pageOf(ctx, rows) }
}

export async function readAnnouncement(ctx: Context, id: string) {
  const row = await announcementForReader(ctx, id)
  const is_read = await hasRead(ctx.db, id, signedIn(ctx).id)
  return { announcement: viewAnnouncement(ctx, { ...row, is_read }) }
}

/** Staff who look at what others are told leave no trace in the count. */
export async function markAnnouncementRead(ctx: Context, id: string) {
  const row = await announcementForReader(ctx, id)
  const caller = signedIn(ctx)
  if (isTold(caller, row)) {
    await noteRead(ctx.db, id, caller.id)
    await readOwnAbout(ctx, aboutOf(id))
  }
  return { message: M.read }
}

/** One row more than is shown tells that there are others. */
const partAfter = (readerId: string, after: string | undefined) => ({
  readerId,
  after: after ? readAnnouncementCursor(after) : null,
  limit: ANNOUNCEMENTS_PAGE_ROWS + 1,
})

function pageOf(ctx: Context, rows: readonly ReadRow[]) {
  const shown = rows.slice(0, ANNOUNCEMENTS_PAGE_ROWS)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return {
    announcements: shown.map((row) => viewRow(ctx, row)),
    next: last ? writeAnnouncementCursor({ sentAt: last.at, id: last.id }) : null,
  }
}
