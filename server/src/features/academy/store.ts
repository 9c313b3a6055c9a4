import type { Db } from '../../http/context.ts'

const settingsRow = (db: Db) => db.selectFrom('academy_settings').selectAll()

/** What was set on the screen, over the file. */
export const findSaid = (db: Db) => settingsRow(db).executeTakeFirst()
export const lockSaid = (db: Db) => settingsRow(db).forUpdate().executeTakeFirstOrThrow()

export const writeSaid = (
  db: Db,
  change: { said: Record<string, unknown>; version: number; at: Date; by: string },
) =>
  db
    .updateTable('academy_settings')
    .set({
      said: JSON.stringify(change.said),
      version: change.version,
      changed_at: change.at,
      changed_by: change.by,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
