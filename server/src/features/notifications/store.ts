import { LIST_MAX_ROWS } from '@academy/contract/http'
import {
  NOTIFICATION_KEPT_DAYS,
  NOTIFICATION_READ_KEPT_DAYS,
  NOTIFICATIONS_MAX_ROWS,
  type NoteKind,
} from '@academy/contract/notifications'
import { badgeCountMax } from '@academy/contract/text'
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import { newId } from '../../db/ids.ts'
import { type Asking, idOf } from '../../http/asking.ts'
import type { Db } from '../../http/context.ts'

export interface NewNote {
  kind: NoteKind
  about: string
  title: string
  message: string
  link: string | null
  /** JSON. */
  params: string | null
}
export interface ToldNote {
  id: string
}

/** For those who still have an account and have not heard of it; in one order, so that racing callers do not block each other
 * for ever. */
export async function insertNotifications(
  db: Db,
  userIds: string[],
  { kind, about, title, message, link, params }: NewNote,
  now: Date,
): Promise<ToldNote[]> {
  if (userIds.length === 0) return []
  const ids = userIds.map(() => newId())
  const { rows } = await sql<ToldNote>`
    insert into notifications (id, user_id, kind, about, title, message, link, params, created_at)
    select n.id, u.id, ${kind}, ${about}, ${title}, ${message}, ${link}, ${params}::jsonb, ${now}
    from unnest(${ids}::text[], ${userIds}::text[]) as n (id, user_id) join users u on u.id = n.user_id
    order by u.id
    on conflict (user_id, about) do nothing
    returning user_id as id`.execute(db)
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

/** As far as a badge tells, in the order of the index of what is unread: whoever has more costs no more. */
const unread = (db: Db, userId: string | RawBuilder<string>) =>
  db
    .selectFrom(
      db
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', userId)
        .where(sql<boolean>`not is_read`)
        .orderBy('id', 'desc')
        .limit(sql.lit(badgeCountMax))
        .as('n'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))

export const countUnread = async (db: Db, userId: string): Promise<number> =>
  (await unread(db, userId).executeTakeFirstOrThrow()).count

/** The newest, one more than are shown, to tell that there are older ones. */
const newestFirst = (db: Db, userId: string | RawBuilder<string>) =>
  db
    .selectFrom('notifications')
    .select([
      'id',
      'kind',
      'about',
      'title',
      'message',
      'link',
      'params',
      'gathered',
      'is_read',
      'created_at',
    ])
    .select(unread(db, userId).as('unread'))
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(NOTIFICATIONS_MAX_ROWS + 1)

/** In each row how many are unread altogether: one statement, because each open page asks it again and again. */
export const newestNotes = compiledOnce((db, asking: Asking) => newestFirst(db, idOf(asking)))

interface Narrowed {
  before: string | undefined
  kinds: readonly NoteKind[] | undefined
  unread: boolean | undefined
}

/** Those of some kinds are found kind by kind, each by the index: one of which a person has none costs nothing, whatever else they have. */
export function selectNarrowed(db: Db, userId: string, { before, kinds, unread: isUnread }: Narrowed) {
  const isOlder = before === undefined ? sql`true` : sql`id < ${before}`
  const isWanted = sql<boolean>`${isOlder} and ${isUnread ? sql`not is_read` : sql`true`}`
  const newest = newestFirst(db, userId).where(isWanted)
  if (!kinds) return newest.execute()
  const ofKinds = kinds.map((kind) =>
    db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where(isWanted)
      .orderBy('id', 'desc')
      .limit(NOTIFICATIONS_MAX_ROWS + 1),
  )
  return newest.where('id', 'in', sql<string>`(${sql.join(ofKinds, sql` union all `)})`).execute()
}

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

/** False when there is none, or it is read already. */
export async function markReadAbout(db: Db, userId: string, about: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('about', '=', about)
    .where(sql<boolean>`not is_read`)
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

export async function deleteRead(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('is_read', '=', true)
    .executeTakeFirst()
  return Number(numDeletedRows)
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
