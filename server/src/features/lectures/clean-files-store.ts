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
