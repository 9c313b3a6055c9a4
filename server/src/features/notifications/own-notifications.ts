import { NOTIFICATION_MESSAGES as M } from '@academy/contract/notifications'
import { type Context, signedIn } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { deleteNotification, markAllRead, markRead, selectNotifications } from './store.ts'
import { viewNotification } from './views.ts'

export async function listOwn(ctx: Context) {
  const rows = await selectNotifications(ctx.db, { userId: signedIn(ctx).id })
  return { success: true, notifications: rows.map(viewNotification), unreadCount: rows[0]?.unread ?? 0 }
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
