import { sql } from 'kysely'
import { newId } from '../../db/ids.ts'
import type { Db } from '../../http/context.ts'
import type { NewNote, ToldNote } from './store.ts'

interface GatheredRow extends NewNote {
  gathered: number
}

interface ToldAnew extends ToldNote {
  isNew: boolean
  wasRead: boolean
}

/** Until the end of the transaction nobody else counts this. What is counted after it has all that was written before. */
export async function lockGathered(db: Db, about: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${about}, 35))`.execute(db)
}

/** For everybody in one statement. A row that grows takes a new id, by which lists are ordered and paged: it is at the top, and
 * whoever marks or deletes what they saw before does not touch what they have not seen. */
export async function upsertGathered(
  db: Db,
  userIds: readonly string[],
  { kind, about, title, message, link, params, gathered }: GatheredRow,
  event: string,
  now: Date,
): Promise<ToldAnew[]> {
  if (userIds.length === 0) return []
  const ids = userIds.map(() => newId())
  const { rows } = await sql<ToldAnew>`
    with before as (
      select user_id from notifications
      where about = ${about} and is_read and user_id = any(${userIds}::text[]))
    insert into notifications as o
      (id, user_id, kind, about, title, message, link, params, gathered, last_event, created_at)
    select n.id, u.id, ${kind}, ${about}, ${title}, ${message}, ${link}, ${params}::jsonb, ${gathered}::int, ${event}, ${now}
    from unnest(${ids}::text[], ${userIds}::text[]) as n (id, user_id) join users u on u.id = n.user_id
    order by u.id
    on conflict (user_id, about) do update set id = excluded.id, title = excluded.title, message = excluded.message,
      link = excluded.link, params = excluded.params, gathered = excluded.gathered, last_event = excluded.last_event,
      is_read = false, created_at = excluded.created_at
    where o.last_event <> excluded.last_event
    returning user_id as id, xmax = 0 as "isNew",
      exists (select from before b where b.user_id = o.user_id) as "wasRead"`.execute(db)
  return rows
}

/** Gives back whose rows said another number: they stay where they are, read or not. */
export async function rewordGathered(
  db: Db,
  userIds: readonly string[],
  row: GatheredRow,
): Promise<string[]> {
  const { about, title, message, link, params, gathered } = row
  const changed = await db
    .updateTable('notifications')
    .set({ title, message, link, params, gathered })
    .where('about', '=', about)
    .where(sql<boolean>`user_id = any(${userIds}::text[])`)
    .where('gathered', 'is not', null)
    .where('gathered', '<>', gathered)
    .returning('user_id')
    .execute()
  return changed.map(({ user_id }) => user_id)
}

/** The rows of everybody but these. */
export async function deleteGathered(db: Db, about: string, but: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    delete from notifications
    where about = ${about} and gathered is not null and user_id <> all(${but}::text[])
    returning user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export async function deleteAbout(db: Db, abouts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    delete from notifications where about = any(${abouts}::text[]) and gathered is not null
    returning user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Those whose `about` begins so, `max` at most; the characters of it are none above `:`. */
export async function deleteBehind(db: Db, prefix: string, max: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    delete from notifications where id in (
      select id from notifications
      where about >= ${prefix} and about < ${`${prefix}:`} and gathered is not null limit ${max})
    returning user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}
