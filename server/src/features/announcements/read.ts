import {
  ANNOUNCEMENTS_PAGE_ROWS,
  ANNOUNCEMENT_MESSAGES as M,
  readAnnouncementCursor,
  writeAnnouncementCursor,
} from '@academy/contract/announcements'
import { dayOf } from '@academy/contract/text/days'
import { together } from '../../db/statement.ts'
import { type Context, type Entry, signedIn } from '../../http/context.ts'
import { courseToLearn, learnersCourse } from '../enrolments/index.ts'
import { readOwnAbout } from '../notifications/index.ts'
import { announcementForReader, isTold, roleOf } from './access.ts'
import {
  announcementAsRead,
  courseOfAnnouncement,
  noteRead,
  ofCourse,
  pinnedOfCourse,
  selectOfPerson,
} from './read-store.ts'
import type { ReadRow } from './store.ts'
import { aboutOf } from './tell.ts'
import { viewAnnouncement, viewRow } from './views.ts'

export async function listOwn(ctx: Context, after: string | undefined) {
  const caller = signedIn(ctx)
  const part = { readerId: caller.id, role: roleOf(caller), ...partAfter(after) }
  return pageOf(ctx, await selectOfPerson(ctx.db, part))
}

export async function listOfCourse(entry: Entry, courseId: string, after: string | undefined) {
  const own = { ...entry.asking, courseId }
  const [ctx, course, pinned, rows] = await entry.enter(
    courseToLearn.of(own),
    pinnedOfCourse.of({ ...own, day: dayOf(entry.now()) }),
    ofCourse({ ...own, ...partAfter(after) }),
  )
  learnersCourse(ctx, course)
  return { pinned: pinned.map((row) => viewRow(ctx, row)), ...pageOf(ctx, rows) }
}

export async function readAnnouncement(entry: Entry, id: string) {
  const [ctx, found, course] = await entry.enter(...oneFor(entry, id))
  return { announcement: viewAnnouncement(ctx, announcementForReader(ctx, found, course)) }
}

/** Staff who look at what others are told leave no trace in the count. */
export async function markAnnouncementRead(ctx: Context, id: string) {
  const row = announcementForReader(ctx, ...(await together(ctx.db, ...oneFor(ctx, id))))
  const caller = signedIn(ctx)
  if (isTold(caller, row)) {
    await noteRead(ctx.db, id, caller.id)
    await readOwnAbout(ctx, aboutOf(id))
  }
  return { message: M.read }
}

/** One with the course that it went to. */
const oneFor = ({ asking }: Entry, id: string) =>
  [announcementAsRead.of({ ...asking, id }), courseOfAnnouncement.of({ ...asking, id })] as const

/** One row more than is shown tells that there are others. */
const partAfter = (after: string | undefined) => ({
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
