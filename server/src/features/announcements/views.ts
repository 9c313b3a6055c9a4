import {
  type Announcement,
  type Audience,
  excerptOfAnnouncement,
  type ManagedAnnouncement,
  type ManagedAnnouncementRow,
  type AnnouncementRow as ViewedRow,
} from '@academy/contract/announcements'
import { dayOf } from '@academy/contract/text/days'
import { USER_MESSAGES } from '@academy/contract/users'
import { type Context, signedIn } from '../../http/context.ts'
import { isOut, isTold, mayManage } from './access.ts'
import type { AnnouncementRow, ReadRow } from './store.ts'

const nameOf = ({ author_name }: AnnouncementRow) => author_name ?? USER_MESSAGES.deletedUser

function viewAudience({ course_id, course_title, role }: AnnouncementRow): Audience {
  if (course_id) return { kind: 'course', course: { _id: course_id, title: course_title ?? '' } }
  return role ? { kind: 'role', role } : { kind: 'all' }
}

const isPinned = (ctx: Context, row: AnnouncementRow) =>
  isOut(row) && row.pinned_until !== null && dayOf(ctx.now()) <= row.pinned_until

const viewHead = (ctx: Context, row: ReadRow) => ({
  _id: row.id,
  title: row.title,
  audience: viewAudience(row),
  author: nameOf(row),
  sentAt: row.at.toISOString(),
  isPinned: isPinned(ctx, row),
  isRead: row.is_read || !isTold(signedIn(ctx), row),
})

export const viewRow = (ctx: Context, row: ReadRow): ViewedRow => ({
  ...viewHead(ctx, row),
  ...excerptOfAnnouncement(row.body),
})

export const viewAnnouncement = (ctx: Context, row: ReadRow): Announcement => ({
  ...viewHead(ctx, row),
  text: row.body,
})

export const viewManagedRow = (ctx: Context, row: AnnouncementRow): ManagedAnnouncementRow => ({
  _id: row.id,
  title: row.title,
  audience: viewAudience(row),
  author: nameOf(row),
  isYours: row.author_id === signedIn(ctx).id,
  state: row.state,
  at: row.at.toISOString(),
  pinnedUntil: row.pinned_until,
  isPinned: isPinned(ctx, row),
  recipients: row.recipients,
  readers: row.readers,
})

export function viewManaged(ctx: Context, row: AnnouncementRow): ManagedAnnouncement {
  const may = mayManage(signedIn(ctx), row)
  return {
    ...viewManagedRow(ctx, row),
    text: row.body,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    mayEdit: may && row.state === 'scheduled',
    mayWithdraw: may && isOut(row),
    mayPin: may && row.audience === 'course' && row.state !== 'withdrawn',
  }
}
