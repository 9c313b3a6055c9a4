import type { AnnouncementState, AudienceKind } from '@academy/contract/announcements'
import type { Role } from '@academy/contract/users'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { AnnouncementTables } from '../../db/schema-announcements.ts'
import type { Db } from '../../http/context.ts'

export interface AnnouncementRow {
  id: string
  author_id: string | null
  author_name: string | null
  by_admin: boolean
  audience: AudienceKind
  course_id: string | null
  course_title: string | null
  instructor_id: string | null
  role: Role | null
  title: string
  body: string
  state: AnnouncementState
  at: Date
  created_at: Date
  edited_at: Date | null
  withdrawn_at: Date | null
  pinned_until: string | null
  recipients: number
  readers: number
}
/** As one person reads it. */
export interface ReadRow extends AnnouncementRow {
  is_read: boolean
}

/** Of an announcement's own row, as the statements below and those of other files of the room take them. */
export const STORED = sql`a.id, a.author_id, a.by_admin, a.course_id, a.role, a.title, a.body, a.state, a.at, a.created_at,
  a.edited_at, a.withdrawn_at, a.pinned_until, a.recipients, a.readers`

/** Announcements `a` of a statement's own rows.
 * @param more what is selected besides */
export const selectAnnouncementsFrom = (rows: RawBuilder<unknown>, more = sql``) => sql<AnnouncementRow>`
  select ${STORED}, u.name as author_name, c.title as course_title, c.instructor_id,
    case when a.course_id is not null then 'course' when a.role is not null then 'role' else 'all' end as audience ${more}
  from ${rows} left join courses c on c.id = a.course_id left join users u on u.id = a.author_id`

export async function findAnnouncement(db: Db, id: string): Promise<AnnouncementRow | undefined> {
  const { rows } = await sql<AnnouncementRow>`
    ${selectAnnouncementsFrom(sql`announcements a`)} where a.id = ${id}`.execute(db)
  return rows[0]
}

/** Until the end of the transaction nobody else changes what state it is in. Who notes that they have read it does not wait. */
export async function lockAnnouncement(db: Db, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 41))`.execute(db)
}

type Stored = AnnouncementTables['announcements']

/** False when its author has sent it before. */
export async function insertAnnouncement(db: Db, row: Insertable<Stored>): Promise<boolean> {
  const put = await db
    .insertInto('announcements')
    .values(row)
    .onConflict((clash) => clash.columns(['author_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return put !== undefined
}

/** What a person has sent by that key. */
export const findByKey = (db: Db, authorId: string, key: string) =>
  db
    .selectFrom('announcements')
    .select(['id', 'title', 'body'])
    .where('author_id', '=', authorId)
    .where('key', '=', key)
    .executeTakeFirst()

export const changeAnnouncement = (db: Db, id: string, change: Updateable<Stored>) =>
  db.updateTable('announcements').set(change).where('id', '=', id).execute()

export const removeAnnouncement = (db: Db, id: string) =>
  db.deleteFrom('announcements').where('id', '=', id).execute()
