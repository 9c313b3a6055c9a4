import { z } from 'zod'
import * as COURSE_MESSAGES from '../courses/messages.ts'
import {
  endpoint,
  formBoolean,
  id,
  line,
  message,
  pageQuery,
  pageReply,
  searchText,
  sortQuery,
  text,
} from '../http/index.ts'
import { isDay } from '../text/days.ts'
import { ROLES } from '../users/rules.ts'
import * as M from './messages.ts'
import {
  ANNOUNCEMENT_CURSOR_PATTERN,
  ANNOUNCEMENT_SORTS,
  ANNOUNCEMENT_STATES,
  ANNOUNCEMENT_TEXT_MAX_LENGTH,
  ANNOUNCEMENT_TITLE_MAX_LENGTH,
  ANNOUNCEMENTS_AN_HOUR,
  AUDIENCE_KINDS,
} from './rules.ts'
import { announcement, announcementRow, managedAnnouncement, managedRow } from './shapes.ts'

const announcementId = { id: id(M.idInvalid) }
/** A page that ends says where; what says nothing known begins at the top. */
const after = z.string().regex(ANNOUNCEMENT_CURSOR_PATTERN).optional().catch(undefined)
const next = z.string().nullable()

const course = id(M.courseRequired)
const role = z.enum(ROLES, M.roleInvalid)
const chosenAudience = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('course'), course }),
    z.object({ kind: z.literal('role'), role }),
    z.object({ kind: z.literal('all') }),
  ],
  { error: M.audienceRequired },
)
/** Whom a new one tells: a course by its id. Instructors tell courses that they teach. */
export type ChosenAudience = z.infer<typeof chosenAudience>

/** The last day on which it stands pinned on its course's page, in Kigali. */
const pinnedUntil = z.string({ error: M.pinInvalid }).refine(isDay, M.pinInvalid).nullable()
const written = {
  title: line(ANNOUNCEMENT_TITLE_MAX_LENGTH, M.titleRequired),
  text: text(ANNOUNCEMENT_TEXT_MAX_LENGTH, M.textRequired),
  audience: chosenAudience,
  /** Null: now. A moment is still to come, and within a year: `sendAtProblem` judges it. */
  sendAt: z.iso.datetime({ offset: true, error: M.sendAtInvalid }).nullable().default(null),
  /** Of a course's alone: `pinProblem` judges it. */
  pinnedUntil: pinnedUntil.default(null),
}
/** Made where it is typed and sent again with it: the same announcement is sent once. */
const key = z.string({ error: M.keyInvalid }).regex(/^[A-Za-z0-9_-]{8,64}$/, M.keyInvalid)

/**
 * Students read at `/announcements` and `/announcements/{id}`, where the bell and the mails lead everybody; staff write and look after
 * theirs at `/instructor/announcements` and `/admin/announcements`.
 */
export const announcementsContract = {
  announcements: endpoint('GET /api/announcements', {
    who: 'signed-in',
    offline: 'fallback',
    summary: 'What was announced to the caller: to all, to their role, to their courses; the newest first',
    query: z.object({ after }),
    reply: z.object({ announcements: z.array(announcementRow), next }),
  }),
  announcement: endpoint('GET /api/announcements/{id}', {
    who: 'signed-in',
    offline: 'fallback',
    summary: 'One that was sent, whole, for who may read it; opening it is said by the call below',
    params: announcementId,
    reply: z.object({ announcement }),
  }),
  markAnnouncementRead: endpoint('PUT /api/announcements/{id}/read', {
    who: 'signed-in',
    summary: 'Say that the caller has opened it: counted once a person, and read in their bell too',
    params: announcementId,
    reply: message,
  }),
  courseAnnouncements: endpoint('GET /api/courses/{courseId}/announcements', {
    who: 'signed-in',
    offline: 'fallback',
    summary: 'What was announced to a course, the newest first, for its students, who teaches it and admins',
    params: { courseId: id(COURSE_MESSAGES.idInvalid) },
    query: z.object({ after }),
    reply: z.object({
      /** The newest that are pinned today, a few at most, on every page the same; they stand among `announcements` too. */
      pinned: z.array(announcementRow),
      announcements: z.array(announcementRow),
      next,
    }),
  }),
  managedAnnouncements: endpoint('GET /api/instructor/announcements', {
    who: 'teacher',
    summary: 'What the caller wrote and what went to courses that they teach; admins all. The newest first',
    query: z.object({
      state: z.enum(ANNOUNCEMENT_STATES).optional().catch(undefined),
      course: id(COURSE_MESSAGES.idInvalid).optional(),
      /** Written by the caller alone. */
      mine: formBoolean(M.mineInvalid).optional(),
      /** Words of its title or its text. */
      q: searchText.optional(),
      sort: sortQuery(...ANNOUNCEMENT_SORTS),
      ...pageQuery,
    }),
    reply: z.object({
      announcements: z.array(managedRow),
      ...pageReply,
      /** More match than are counted and listed. */
      hasMore: z.boolean(),
    }),
  }),
  announcementAudience: endpoint('GET /api/instructor/announcements/audience', {
    who: 'teacher',
    summary: 'How many an announcement would reach if it were sent now, without its author',
    query: z.object({
      kind: z.enum(AUDIENCE_KINDS, M.audienceRequired),
      /** With kind 'course'. */
      course: course.optional(),
      /** With kind 'role'. */
      role: role.optional(),
    }),
    reply: z.object({ people: z.number() }),
  }),
  managedAnnouncement: endpoint('GET /api/instructor/announcements/{id}', {
    who: 'teacher',
    summary: 'One with its counts and what the caller may do with it, whatever its state',
    params: announcementId,
    reply: z.object({ announcement: managedAnnouncement }),
  }),
  createAnnouncement: endpoint('POST /api/announcements', {
    who: 'teacher',
    summary: 'Announce now or at a time; with the same key it is sent once, however often it is asked for',
    body: z.object({ ...written, key }),
    reply: message.extend({ announcement: managedAnnouncement }),
    limit: { max: ANNOUNCEMENTS_AN_HOUR, perSeconds: 3600, by: 'caller' },
  }),
  editAnnouncement: endpoint('PUT /api/announcements/{id}', {
    who: 'teacher',
    summary: 'Change all of it while it is scheduled; null for `sendAt` sends it now',
    params: announcementId,
    body: z.object(written),
    reply: message.extend({ announcement: managedAnnouncement }),
  }),
  deleteAnnouncement: endpoint('DELETE /api/announcements/{id}', {
    who: 'teacher',
    summary: 'Delete it while it is scheduled: nobody hears of it',
    params: announcementId,
    reply: message,
  }),
  withdrawAnnouncement: endpoint('PUT /api/announcements/{id}/withdrawn', {
    who: 'teacher',
    summary:
      'Take down what was sent: it leaves pages and bells, and mails that have not left stay; repeating changes nothing',
    params: announcementId,
    reply: message.extend({ announcement: managedAnnouncement }),
  }),
  pinAnnouncement: endpoint('PUT /api/announcements/{id}/pinned', {
    who: 'teacher',
    summary: 'Pin it on its course’s page until a day, its last; null ends that',
    params: announcementId,
    body: z.object({ pinnedUntil }),
    reply: message.extend({ announcement: managedAnnouncement }),
  }),
}
