import { LIST_MAX_ROWS } from '@academy/contract/http'
import {
  NOTIFICATION_KEPT_DAYS,
  NOTIFICATION_READ_KEPT_DAYS,
  NOTIFICATIONS_MAX_ROWS,
} from '@academy/contract/notifications'
import { sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import { newId } from '../../db/ids.ts'
import type { Db } from '../../http/context.ts'

export interface NewNote {
  about: string
  title: string
  message: string
  link: string | null
}
export interface Told {
  id: string
  name: string
  email: string
  wantsMail: boolean
}

/** For those who still have an account and have not heard of it; in one order, so that racing callers do not block each other
 * for ever. */
export async function insertNotifications(
  db: Db,
  userIds: string[],
  { about, title, message, link }: NewNote,
  now: Date,
): Promise<Told[]> {
  if (userIds.length === 0) return []
  const ids = userIds.map(() => newId())
  const { rows } = await sql<Told>`
    with told as (
      insert into notifications (id, user_id, about, title, message, link, created_at)
      select n.id, u.id, ${about}, ${title}, ${message}, ${link}, ${now}
      from unnest(${ids}::text[], ${userIds}::text[]) as n (id, user_id) join users u on u.id = n.user_id
      order by u.id
      on conflict (user_id, about) do nothing
      returning user_id
    )
    select u.id, u.name, u.email, u.email_notifications as "wantsMail"
    from told t join users u on u.id = t.user_id order by u.id`.execute(db)
  return rows
}

/** The roles stand in the statement's text, so that the index of admins can serve it. */
export const selectAdminIds = (db: Db): Promise<{ id: string }[]> =>
  db
    .selectFrom('users')
    .select('id')
    .where((is) => is.or([is('role', '=', sql.lit('admin')), is('mainrole', '=', sql.lit('superadmin'))]))
    .orderBy('id')
    .limit(LIST_MAX_ROWS)
    .execute()

const unread = (db: Db, userId: string) =>
  db
    .selectFrom('notifications as n')
    .where('n.user_id', '=', userId)
    .where(sql<boolean>`not n.is_read`)
    .select(({ fn }) => fn.countAll<number>().as('count'))

export const countUnread = async (db: Db, userId: string): Promise<number> =>
  (await unread(db, userId).executeTakeFirstOrThrow()).count

/** The newest, one more than are shown, to tell that there are older ones. */
const newestFirst = (db: Db, userId: string) =>
  db
    .selectFrom('notifications')
    .select(['id', 'about', 'title', 'message', 'link', 'is_read', 'created_at'])
    .select(unread(db, userId).as('unread'))
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(NOTIFICATIONS_MAX_ROWS + 1)

/** In each row how many are unread altogether: one statement, because each open page asks it again and again. */
export const selectNewest = compiledOnce((db, { userId }: { userId: string }) => newestFirst(db, userId))

export const selectOlder = (db: Db, userId: string, before: string) =>
  newestFirst(db, userId).where('id', '<', before).execute()

/** False when this person has no such notification. */
export async function markRead(db: Db, id: string, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markAllRead(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where(sql<boolean>`not is_read`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteNotification(db: Db, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Gives back how many went, `max` at most: the rest waits for the next round. */
export async function deleteOldNotifications(db: Db, now: Date, max: number): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const { rows } = await sql`
    delete from notifications where id in (
      select id from notifications
      where created_at < ${before(NOTIFICATION_READ_KEPT_DAYS)}
        and (is_read or created_at < ${before(NOTIFICATION_KEPT_DAYS)})
      limit ${max}
    ) returning id`.execute(db)
  return rows.length
}
