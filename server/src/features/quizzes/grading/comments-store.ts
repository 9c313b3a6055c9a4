import type { Selectable } from 'kysely'
import { newId } from '../../../db/ids.ts'
import type { GradingCommentsTable } from '../../../db/schema-attempts.ts'
import type { Db } from '../../../http/context.ts'

export type CommentRow = Selectable<GradingCommentsTable>

const commentsOf = (db: Db, ownerId: string) =>
  db.selectFrom('grading_comments').selectAll().where('owner_id', '=', ownerId)

/** The newest first. */
export const selectComments = (db: Db, ownerId: string, limit: number): Promise<CommentRow[]> =>
  commentsOf(db, ownerId).orderBy('id', 'desc').limit(limit).execute()

export const findComment = (db: Db, ownerId: string, text: string): Promise<CommentRow | undefined> =>
  commentsOf(db, ownerId).where('text', '=', text).executeTakeFirst()

/** The same text at the same moment from two pages is one comment. */
export const insertComment = (db: Db, ownerId: string, text: string): Promise<CommentRow> =>
  db
    .insertInto('grading_comments')
    .values({ id: newId(), owner_id: ownerId, text })
    .onConflict((clash) => clash.columns(['owner_id', 'text']).doUpdateSet({ text }))
    .returningAll()
    .executeTakeFirstOrThrow()

export async function removeComment(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('grading_comments')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
