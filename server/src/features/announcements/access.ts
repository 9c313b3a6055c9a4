import { ANNOUNCEMENT_MESSAGES as M } from '@academy/contract/announcements'
import { isAdmin } from '@academy/contract/users'
import { type Context, type SignedIn, signedIn } from '../../http/context.ts'
import { forbidden, notFound } from '../../http/problem.ts'
import { type CourseToLearn, learnersCourse } from '../enrolments/index.ts'
import { type AnnouncementRow, findAnnouncement, type ReadRow } from './store.ts'

/** Readers find what is being sent or was; what waits or was taken down is not there for them.
 * @param found what `announcementAsRead` found, and `courseOfAnnouncement`
 * @throws Problem 404 or 403 */
export function announcementForReader(
  ctx: Context,
  [row]: readonly ReadRow[],
  course: readonly CourseToLearn[],
): ReadRow {
  if (!row || !isOut(row)) throw notFound(M.notFound)
  if (row.course_id) learnersCourse(ctx, course)
  else if (!isAdmin(signedIn(ctx).role) && !isTold(signedIn(ctx), row)) throw forbidden(M.forOthers)
  return row
}

/** Who wrote it, who teaches its course, and admins: whatever its state. */
export async function announcementForStaff(ctx: Context, id: string): Promise<AnnouncementRow> {
  const caller = signedIn(ctx)
  const row = await findAnnouncement(ctx.db, id)
  if (!row) throw notFound(M.notFound)
  const isTheirs = row.author_id === caller.id || isOwner(caller, row)
  if (!isTheirs && !isAdmin(caller.role)) throw forbidden(M.notYours)
  return row
}

/** Who may change it, or take it down. */
export async function announcementForOwner(ctx: Context, id: string): Promise<AnnouncementRow> {
  const row = await announcementForStaff(ctx, id)
  if (!mayManage(signedIn(ctx), row)) throw forbidden(row.by_admin ? M.ofAdmin : M.notYours)
  return row
}

/** Admins; and who teaches its course now, unless an admin wrote it. */
export const mayManage = (caller: SignedIn, row: AnnouncementRow): boolean =>
  isAdmin(caller.role) || (isOwner(caller, row) && !row.by_admin)

const isOwner = (caller: SignedIn, { instructor_id }: AnnouncementRow) =>
  caller.role === 'instructor' && instructor_id === caller.id

export const isOut = ({ state }: Pick<AnnouncementRow, 'state'>) => state === 'sending' || state === 'sent'

type ToWhom = Pick<AnnouncementRow, 'audience' | 'role' | 'author_id'>

/** Of its audience, once it is known that they may read it: its author is told nothing. */
export function isTold(caller: SignedIn, { audience, role, author_id }: ToWhom): boolean {
  if (author_id === caller.id) return false
  if (audience === 'course') return caller.role === 'student'
  return audience === 'all' || role === roleOf(caller)
}

/** The role as the column has it; superadmins are admins. */
export function roleOf({ role }: SignedIn): 'user' | 'instructor' | 'admin' {
  if (isAdmin(role)) return 'admin'
  return role === 'instructor' ? 'instructor' : 'user'
}
