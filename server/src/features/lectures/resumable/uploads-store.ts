import { type Insertable, type Selectable, sql } from 'kysely'
import type { UploadsTable } from '../../../db/schema.ts'
import type { Db } from '../../../http/context.ts'

export type UploadRow = Selectable<UploadsTable>

/** Keeps a row small; an honest client sends a hundred megabytes in a handful of pieces. */
const PIECES_MAX = 2000

export async function insertUpload(db: Db, upload: Insertable<UploadsTable>): Promise<void> {
  await db.insertInto('uploads').values(upload).execute()
}

/** Nobody sees another person's upload; without `userId` it is the frame that has checked already. */
export const findUpload = (db: Db, id: string, userId?: string): Promise<UploadRow | undefined> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as string))
    .executeTakeFirst()

/** False when the upload does not stand at `offset`: another request, perhaps on another node, was faster. */
export async function addPiece(
  db: Db,
  id: string,
  offset: number,
  piece: { key: string; sizeBytes: number },
): Promise<boolean> {
  const row = await db
    .updateTable('uploads')
    .set({
      received_bytes: offset + piece.sizeBytes,
      piece_keys: sql<string[]>`array_append(piece_keys, ${piece.key})`,
    })
    .where('id', '=', id)
    .where('received_bytes', '=', offset)
    .where(sql<boolean>`cardinality(piece_keys) < ${PIECES_MAX}`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteUpload(db: Db, id: string): Promise<boolean> {
  return (
    (await db.deleteFrom('uploads').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
  )
}
