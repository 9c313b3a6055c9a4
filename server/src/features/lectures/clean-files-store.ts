import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

/** Their pieces become orphans. */
export const deleteStaleUploads = (db: Db, before: Date) =>
  db.deleteFrom('uploads').where('created_at', '<', before).execute()

export const deleteUnusedSlideImages = (db: Db, before: Date) =>
  db.deleteFrom('slide_images').where('unused_since', '<', before).execute()

export async function orphansBefore(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orphan_files')
    .select('key')
    .where('orphaned_at', '<', before)
    .orderBy('orphaned_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.key)
}

export async function forgetOrphans(db: Db, keys: string[]): Promise<void> {
  await sql`delete from orphan_files where key = any(${keys}::text[])`.execute(db)
}

/** Those of the keys that no row names. */
export async function keysOfNothing(db: Db, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as k (key)
    where not exists (select from lectures where file_key = k.key collate "C")
      and not exists (select from lectures where pages_key = k.key collate "C")
      and not exists (select from lectures where captions_key = k.key collate "C")
      and not exists (select from slide_images i where i.key = k.key collate "C")
      and not exists (select from question_images q where q.key = k.key collate "C")
      and not exists (select from payment_requests p where p.screenshot_key = k.key collate "C")
      and not exists (select from certificates c where c.file_key = k.key collate "C")
      and not exists (select from orphan_files o where o.key = k.key collate "C")
      and not exists (select from uploads where piece_keys @> array[k.key])`.execute(db)
  return rows.map((row) => row.key)
}
