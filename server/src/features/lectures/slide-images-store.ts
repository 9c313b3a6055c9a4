import { type Insertable, sql } from 'kysely'
import type { SlideImagesTable } from '../../db/schema.ts'
import type { Db } from '../../http/context.ts'

export async function insertSlideImage(db: Db, image: Insertable<SlideImagesTable>): Promise<void> {
  await db.insertInto('slide_images').values(image).execute()
}

export const slideImagesForUpdate = (db: Db, keys: string[]) =>
  db
    .selectFrom('slide_images')
    .select(['key', 'lecture_id', 'uploaded_by'])
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .orderBy('key')
    .forUpdate()
    .execute()

/** Pictures that the lecture no longer shows begin to age; an undo within a day finds them again. */
export async function bindSlideImages(db: Db, lectureId: string, keys: string[]): Promise<void> {
  await db
    .updateTable('slide_images')
    .set({ lecture_id: lectureId, unused_since: null })
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  await db
    .updateTable('slide_images')
    .set({ unused_since: sql<Date>`now()` })
    .where('lecture_id', '=', lectureId)
    .where('key', '<>', sql<string>`all(${keys}::text[])`)
    .where('unused_since', 'is', null)
    .execute()
}
