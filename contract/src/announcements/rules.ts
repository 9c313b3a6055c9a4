import { ID_LETTERS } from '../http/rules.ts'
import { addDays, dayOf } from '../text/days.ts'
import { beginningOf, type Excerpt } from '../text/excerpt.ts'
import * as M from './messages.ts'

export const ANNOUNCEMENT_TITLE_MAX_LENGTH = 120
export const ANNOUNCEMENT_TEXT_MAX_LENGTH = 5000
/** Of one page of what somebody may read, and of a course's page. */
export const ANNOUNCEMENTS_PAGE_ROWS = 20
/** Rows of one page of the staff's list. */
export const MANAGED_ANNOUNCEMENTS_ROWS = 50
/** The newest of those that are pinned stand above the others on a course's page. */
export const PINNED_ANNOUNCEMENTS_MAX = 5
/** How much of a text its list shows. */
export const ANNOUNCEMENT_EXCERPT_LETTERS = 300
/** How far ahead one may be planned, and how long it may stay pinned. */
export const ANNOUNCEMENT_MAX_DAYS_AHEAD = 365
/** New ones of one person in an hour. */
export const ANNOUNCEMENTS_AN_HOUR = 20

/** Scheduled: waits for its time, and may be changed or deleted. Sending: its audience is being told; sent: all of it was. Withdrawn:
 * taken down after it was sent, only staff see it still. */
export const ANNOUNCEMENT_STATES = ['scheduled', 'sending', 'sent', 'withdrawn'] as const
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number]

export const AUDIENCE_KINDS = ['course', 'role', 'all'] as const
export type AudienceKind = (typeof AUDIENCE_KINDS)[number]

/** The columns that the staff's list is sorted by: when it was sent or is to be, its title. */
export const ANNOUNCEMENT_SORTS = ['at', 'title'] as const
export type AnnouncementSort = (typeof ANNOUNCEMENT_SORTS)[number]

const DAY_MS = 86_400_000

/** What is wrong with the moment at which one is to be sent; null for nothing. Without a moment it is sent at once. */
export function sendAtProblem(sendAt: string | null, now: Date): string | null {
  if (sendAt === null) return null
  const at = new Date(sendAt).getTime()
  if (at <= now.getTime()) return M.sendAtPast
  return at > now.getTime() + ANNOUNCEMENT_MAX_DAYS_AHEAD * DAY_MS ? M.sendAtTooFar : null
}

/** What is wrong with the last day on which one stays pinned, in Kigali; `from` is when it is sent. */
export function pinProblem(pinnedUntil: string | null, audience: AudienceKind, from: Date): string | null {
  if (pinnedUntil === null) return null
  if (audience !== 'course') return M.pinCourseOnly
  const first = dayOf(from)
  if (pinnedUntil < first) return M.pinPast
  return pinnedUntil > addDays(first, ANNOUNCEMENT_MAX_DAYS_AHEAD) ? M.pinTooFar : null
}

/** Where a page of a list ended: when its last row was sent, in milliseconds, and its id. */
export interface AnnouncementCursor {
  sentAt: Date
  id: string
}
export const ANNOUNCEMENT_CURSOR_PATTERN = new RegExp(`^(\\d{1,14})-(${ID_LETTERS})$`)
export const writeAnnouncementCursor = ({ sentAt, id }: AnnouncementCursor): string =>
  `${sentAt.getTime()}-${id}`
/** Null for what no page has given. */
export function readAnnouncementCursor(text: string): AnnouncementCursor | null {
  const [, sentAt, id] = ANNOUNCEMENT_CURSOR_PATTERN.exec(text) ?? []
  return id ? { sentAt: new Date(Number(sentAt)), id } : null
}

/** The beginning of a text, and whether something is missing. */
export const excerptOfAnnouncement = (text: string): Excerpt =>
  beginningOf(text, ANNOUNCEMENT_EXCERPT_LETTERS)
