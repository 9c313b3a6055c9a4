import { type Kysely, sql, type Updateable } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { AcademyIdentityTable } from '../db/schema-system.ts'

type Db = Kysely<Database>

/** Held against other nodes that start in the same moment. */
export const lockIdentity = (db: Db) =>
  db.selectFrom('academy_identity').selectAll().forUpdate().executeTakeFirstOrThrow()

export const readIdentity = (db: Db) =>
  db.selectFrom('academy_identity').selectAll().executeTakeFirstOrThrow()

export async function changeIdentity(db: Db, change: Updateable<AcademyIdentityTable>): Promise<void> {
  await db.updateTable('academy_identity').set(change).execute()
}

/** Tells this copy of the rows from any other: a restored dump stands in other objects, a copied cluster in another system.
 * A server that keeps its control data to itself is known by its objects alone. */
export async function readDatabaseCopy(db: Db): Promise<string> {
  const system = await sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`
    .execute(db)
    .then(({ rows }) => rows[0]?.id ?? '')
    .catch(() => '')
  const { rows } = await sql<{ objects: string }>`
    select d.oid || ':' || 'academy_identity'::regclass::oid as objects
    from pg_database d where d.datname = current_database()`.execute(db)
  return `${system}:${rows[0]?.objects}`
}
