import { NOTIFICATION_MESSAGES as M, NOTIFICATIONS_MAX_ROWS } from '@academy/contract/notifications'
import { type Context, signedIn } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { countUnread, deleteNotification, markAllRead, markRead, selectNewest, selectOlder } from './store.ts'
import { viewNotification } from './views.ts'

/** The newest, or the next older than one of them. */
export async function listOwn(ctx: Context, before?: string) {
  const { id: userId } = signedIn(ctx)
  const rows = before ? await selectOlder(ctx.db, userId, before) : await selectNewest(ctx.db, { userId })
  return {
    success: true,
    notifications: rows.slice(0, NOTIFICATIONS_MAX_ROWS).map(viewNotification),
    hasMore: rows.length > NOTIFICATIONS_MAX_ROWS,
    unreadCount: rows[0]?.unread ?? (before ? await countUnread(ctx.db, userId) : 0),
  }
}

/** Somebody else's is answered as one that never was. */
export async function readOwn(ctx: Context, id: string) {
  if (!(await markRead(ctx.db, id, signedIn(ctx).id))) throw notFound(M.notFound)
  await tellOwnPages(ctx)
  return { success: true, message: M.read }
}

export async function readAllOwn(ctx: Context) {
  if (await markAllRead(ctx.db, signedIn(ctx).id)) await tellOwnPages(ctx)
  return { success: true, message: M.allRead }
}

export async function deleteOwn(ctx: Context, id: string) {
  if (!(await deleteNotification(ctx.db, id, signedIn(ctx).id))) throw notFound(M.notFound)
  await tellOwnPages(ctx)
  return { success: true, message: M.deleted }
}

/** The person's other tabs and devices show the same. */
const tellOwnPages = (ctx: Context) => ctx.events.tell(`person:${signedIn(ctx).id}`, 'notifications')
