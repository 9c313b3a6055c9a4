import { z } from 'zod'
import { endpoint, formBoolean, id } from '../http/index.ts'
import { NOTE_GROUPS, type NoteGroup } from './kinds.ts'
import * as M from './messages.ts'

const notificationId = { id: id(M.idInvalid) }
const done = z.object({ success: z.boolean(), message: z.string() })

export const notification = z.object({
  _id: z.string(),
  /** What it is about, one of `NOTE_KINDS`: 'payment', 'certificate'. For a picture beside it. */
  kind: z.string(),
  /** The same for the same thing: a row that stands for many has another `_id` whenever it grows, and never another of these. */
  about: z.string(),
  /** What happened: 'payment-approved'. With `params` it says `title` and `message` in another language. */
  event: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
  /** How many things it stands for. */
  count: z.number(),
  title: z.string(),
  message: z.string(),
  /** A path of the academy's own, where the thing is; null when there is nothing to open. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Notification = z.infer<typeof notification>

export const notificationsContract = {
  notifications: endpoint('GET /api/notifications', {
    who: 'signed-in',
    summary:
      'The caller’s newest notifications, of a group or unread, and how many are unread; If-None-Match saves the body',
    hasTag: true,
    query: z.object({
      /** The next older than that one. */
      before: id(M.idInvalid).optional(),
      group: z.enum(Object.keys(NOTE_GROUPS) as [NoteGroup, ...NoteGroup[]], M.groupInvalid).optional(),
      unread: formBoolean(M.unreadInvalid).optional(),
    }),
    reply: z.object({
      success: z.boolean(),
      notifications: z.array(notification),
      /** There are older ones. Not how many: every open page asks this again and again. */
      hasMore: z.boolean(),
      /** Of all of them; a hundred stand for a hundred and more. */
      unreadCount: z.number(),
    }),
  }),
  markAllRead: endpoint('PUT /api/notifications/mark-all-read', {
    who: 'signed-in',
    summary: 'Mark all of the caller’s as read',
    reply: done,
  }),
  markRead: endpoint('PUT /api/notifications/{id}/read', {
    who: 'signed-in',
    summary: 'Mark one as read',
    params: notificationId,
    reply: done,
  }),
  deleteReadNotifications: endpoint('DELETE /api/notifications/read', {
    who: 'signed-in',
    summary: 'Delete all of the caller’s that are read',
    reply: done.extend({ deleted: z.number() }),
  }),
  deleteNotification: endpoint('DELETE /api/notifications/{id}', {
    who: 'signed-in',
    summary: 'Delete one',
    params: notificationId,
    reply: done,
  }),
}
