import { z } from 'zod'
import { endpoint, id } from '../http/index.ts'
import { NOTIFICATION_MESSAGES as M } from './messages.ts'

const notificationId = { id: id(M.idInvalid) }
const done = z.object({ success: z.boolean(), message: z.string() })

export const notification = z.object({
  _id: z.string(),
  /** What it is about, in one word: 'payment', 'certificate'. For a picture beside it. */
  kind: z.string(),
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
    summary: 'The caller’s newest notifications and how many are unread; If-None-Match saves the body',
    hasTag: true,
    /** The next older than that one. */
    query: z.object({ before: id(M.idInvalid).optional() }),
    reply: z.object({
      success: z.boolean(),
      notifications: z.array(notification),
      /** There are older ones. Not how many: every open page asks this again and again. */
      hasMore: z.boolean(),
      /** Of all of them. */
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
  deleteNotification: endpoint('DELETE /api/notifications/{id}', {
    who: 'signed-in',
    summary: 'Delete one',
    params: notificationId,
    reply: done,
  }),
}
