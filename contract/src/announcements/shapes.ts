import { z } from 'zod'
import { ROLES } from '../users/rules.ts'
import { ANNOUNCEMENT_STATES } from './rules.ts'

const titled = z.object({ _id: z.string(), title: z.string() })

/** Whom it tells: the students of a course, everybody of a role ('user' is a student), or everybody. */
export const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('course'), course: titled }),
  z.object({ kind: z.literal('role'), role: z.enum(ROLES) }),
  z.object({ kind: z.literal('all') }),
])
export type Audience = z.infer<typeof audience>

/** One as its readers find it in a list. */
export const announcementRow = z.object({
  _id: z.string(),
  title: z.string(),
  /** The beginning of its text, on one line. */
  excerpt: z.string(),
  /** Something is missing from the excerpt. */
  isCut: z.boolean(),
  audience,
  /** Deleted people read 'Deleted user'. */
  author: z.string(),
  sentAt: z.iso.datetime(),
  /** Today, in Kigali, is not after its last day. */
  isPinned: z.boolean(),
  /** The caller has opened it; always true for who is not of its audience. */
  isRead: z.boolean(),
})
export type AnnouncementRow = z.infer<typeof announcementRow>

/** One whole. Its text is plain: line breaks as they were typed, links are recognised by the screen. */
export const announcement = announcementRow.omit({ excerpt: true, isCut: true }).extend({ text: z.string() })
export type Announcement = z.infer<typeof announcement>

/** One in the staff's list. */
export const managedRow = z.object({
  _id: z.string(),
  title: z.string(),
  audience,
  author: z.string(),
  /** The caller wrote it. */
  isYours: z.boolean(),
  state: z.enum(ANNOUNCEMENT_STATES),
  /** When it is to be sent; once that has begun, when it did. */
  at: z.iso.datetime(),
  /** The last day, in Kigali, on which it stands pinned on its course's page: 2026-11-30. */
  pinnedUntil: z.string().nullable(),
  isPinned: z.boolean(),
  /** How many it was sent to, and how many of them have opened it. Grows while it is being sent. */
  recipients: z.number(),
  readers: z.number(),
})
export type ManagedAnnouncementRow = z.infer<typeof managedRow>

/** One whole, for staff. */
export const managedAnnouncement = managedRow.extend({
  text: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  /** What the caller may do with it now: change and delete (scheduled), take down (sent), pin (a course's, not taken down). */
  mayEdit: z.boolean(),
  mayWithdraw: z.boolean(),
  mayPin: z.boolean(),
})
export type ManagedAnnouncement = z.infer<typeof managedAnnouncement>
