import type { contract } from '@academy/contract'
import {
  NOTIFICATION_MESSAGES as M,
  NOTE_GROUPS,
  NOTIFICATIONS_MAX_ROWS,
} from '@academy/contract/notifications'
import type { z } from 'zod'
import { type Context, type Entry, signedIn } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import {
  countUnread,
  deleteNotification,
  deleteRead,
  markAllRead,
  markRead,
  markReadAbout,
  newestNotes,
  selectNarrowed,
} from './store.ts'
import { viewNotification } from './views.ts'

type Wanted = z.output<(typeof contract.notifications)['query'] & {}>

/** The newest, or the next older than one of them; every open page asks for all of them, without a filter. */
export async function listOwn(entry: Entry, { before, group, unread }: Wanted) {
  const isNarrowed = before !== undefined || group !== undefined || unread === true
  const [ctx, newest = []] = await entry.enter(...(isNarrowed ? [] : [newestNotes.of(entry.asking)]))
  const { id: userId } = signedIn(ctx)
  const rows = isNarrowed
    ? await selectNarrowed(ctx.db, userId, { before, kinds: group && NOTE_GROUPS[group], unread })
    : newest
  return {
    success: true,
    notifications: rows.slice(0, NOTIFICATIONS_MAX_ROWS).map(viewNotification),
    hasMore: rows.length > NOTIFICATIONS_MAX_ROWS,
    unreadCount: rows[0]?.unread ?? (isNarrowed ? await countUnread(ctx.db, userId) : 0),
  }
}

/** Somebody else's is answered as one that never was. */
export async function readOwn(ctx: Context, id: string) {
  if (!(await markRead(ctx.db, id, signedIn(ctx).id))) throw notFound(M.notFound)
  await tellOwnPages(ctx)
  return { success: true, message: M.read }
}

/** Who opens a thing by another way than the bell has seen what the bell tells of it. */
export async function readOwnAbout(ctx: Context, about: string): Promise<void> {
  if (await markReadAbout(ctx.db, signedIn(ctx).id, about)) await tellOwnPages(ctx)
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

export async function deleteReadOwn(ctx: Context) {
  const deleted = await deleteRead(ctx.db, signedIn(ctx).id)
  if (deleted > 0) await tellOwnPages(ctx)
  return { success: true, message: M.readDeleted(deleted), deleted }
}

/** The person's other tabs and devices show the same. */
const tellOwnPages = (ctx: Context) => ctx.events.tell(`person:${signedIn(ctx).id}`, 'notifications')
